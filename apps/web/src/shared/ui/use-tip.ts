import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 120;

interface Tip<Anchor extends HTMLElement> {
  readonly open: boolean;
  readonly id: string;
  readonly anchor: RefObject<Anchor | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  /** Opens or closes at once, as a tap does. */
  readonly toggle: () => void;
  readonly close: () => void;
  readonly anchorEvents: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent<Anchor>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly popupEvents: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** When a tip is open: on hover, also over the tip itself, on keyboard focus, and as long as it was opened by a tap. */
export function useTip<Anchor extends HTMLElement>(): Tip<Anchor> {
  const id = useId();
  const anchor = useRef<Anchor>(null);
  const popup = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pinned = useRef(false);
  const [open, setOpen] = useState(false);

  const settle = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    pinned.current = false;
    setOpen(false);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !pinned.current) settle(false, CLOSE_DELAY_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      pinned.current = false;
      setOpen(false);
    };
    const onPointerDown = ({ target }: Event) => {
      const inside = target instanceof Node && [anchor, popup].some((part) => part.current?.contains(target));
      if (inside) return;
      pinned.current = false;
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [open]);

  return {
    open,
    id,
    anchor,
    popup,
    close,
    toggle() {
      clearTimeout(timer.current);
      pinned.current = !pinned.current;
      setOpen(pinned.current);
    },
    anchorEvents: {
      onPointerEnter(event) {
        if (event.pointerType === 'mouse') settle(true, OPEN_DELAY_MS);
      },
      onPointerLeave: leave,
      onFocus(event) {
        if (event.currentTarget.matches(':focus-visible')) setOpen(true);
      },
      onBlur(event) {
        if (!popup.current?.contains(event.relatedTarget)) close();
      },
    },
    popupEvents: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
