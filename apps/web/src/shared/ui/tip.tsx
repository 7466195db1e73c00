import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { classNames } from './class-names.ts';
import { tipPosition } from './tip-position.ts';

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
