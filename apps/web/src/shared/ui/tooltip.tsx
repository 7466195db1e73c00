import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tip } from './tip.tsx';
import { useTip } from './use-tip.ts';

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
