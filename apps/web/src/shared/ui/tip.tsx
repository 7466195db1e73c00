import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';

interface TipProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly events: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a tooltip shows, above everything else on the page. */
export function Tip({ id, anchor, popup, events, className, children }: TipProps) {
  useLayoutEffect(() => {
    const box = popup.current;
    if (!box) return;
    const place = () => {
      const stand = anchor.current?.getBoundingClientRect();
      if (!stand) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = tipPosition(stand, { width: box.offsetWidth, height: box.offsetHeight }, view);
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    // Absent outside browsers; the tip then stands in the page.
    box.showPopover?.();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor, popup]);

  return (
    <div
      ref={popup}
      id={id}
      role="tooltip"
      popover="manual"
      className={classNames(
        'fixed inset-auto m-0 w-max max-w-[min(22rem,calc(100vw-1.5rem))] whitespace-normal rounded-3 border border-line bg-surface px-4 py-3 text-start font-text text-ink text-sm leading-snug shadow-2',
        className,
      )}
      {...events}
    >
      {children}
    </div>
  );
}

const GAP = 8;
const MARGIN = 12;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a tip stands: below its anchor, above it where there is no room below, never outside the window. */
export function tipPosition(
  anchor: Box,
  tip: Size,
  view: Size,
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  const left = Math.max(MARGIN, Math.min(centred, view.width - tip.width - MARGIN));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tip.height;
  const fitsBelow = below + tip.height <= view.height - MARGIN;
  return { left, top: fitsBelow || above < MARGIN ? below : above };
}

const OPEN_DELAY_MS = 150;
const CLOSE_DELAY_MS = 120;

interface TipAnchoring<Anchor extends HTMLElement> {
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
export function useTip<Anchor extends HTMLElement>(): TipAnchoring<Anchor> {
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

interface TooltipProps {
  readonly content: ReactNode;
  /** What carries the tooltip, such as a tag; it becomes a button. */
  readonly children: ReactNode;
  /** Accessible name, when what is drawn does not say it. */
  readonly label?: string;
  readonly className?: string;
}

/** A fact behind a small mark: opens on hover, on keyboard focus and on tap; Escape or a press outside closes it. */
export function Tooltip({ content, children, label, className }: TooltipProps) {
  const { open, id, anchor, popup, toggle, anchorEvents, popupEvents } = useTip<HTMLButtonElement>();
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        className={classNames('tap-target inline-flex cursor-help rounded-1 text-start', className)}
        onClick={toggle}
        {...anchorEvents}
      >
        {children}
      </button>
      {open && (
        <Tip id={id} anchor={anchor} popup={popup} events={popupEvents}>
          {content}
        </Tip>
      )}
    </>
  );
}
