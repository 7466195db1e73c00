import { type RefObject, useEffect, useRef, useState } from 'react';

interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Around the button and what it opens: a press outside closes. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Something small that a button opens, and Escape, a press outside or the focus leaving closes. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  return { open, ref, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
