import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

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
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        openOnHover
        delay={150}
        closeDelay={100}
        aria-label={label}
        className={classNames('tap-target inline-flex rounded-1 text-start', className)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={(event) => {
          if (!popup.current?.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} collisionPadding={12} className="z-(--z-toast)">
          <Popover.Popup
            ref={popup}
            initialFocus={false}
            finalFocus={false}
            className="max-w-[min(22rem,var(--available-width))] rounded-3 border border-line bg-surface px-4 py-3 text-ink text-sm leading-snug shadow-2 outline-none transition-opacity duration-(--t-fast) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
