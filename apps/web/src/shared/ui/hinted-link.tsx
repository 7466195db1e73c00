import { Tooltip } from '@base-ui/react/tooltip';
import { type ComponentProps, useId } from 'react';

interface HintedLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** What following the link does, shown on hover and focus and read with the link. */
  readonly hint: string;
}

/** A link that opens in a new tab and says so before it is followed. */
export function HintedLink({ hint, children, ...rest }: HintedLinkProps) {
  const id = useId();
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={<a {...rest} target="_blank" rel="noopener noreferrer" aria-describedby={id} />}
      >
        {children}
      </Tooltip.Trigger>
      <span id={id} hidden>
        {hint}
      </span>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} collisionPadding={12} className="z-(--z-toast)">
          <Tooltip.Popup
            aria-hidden="true"
            className="max-w-(--available-width) rounded-2 border border-line bg-surface px-3 py-1.5 text-ink text-xs leading-snug shadow-2 transition-opacity duration-(--t-fast) data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {hint}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
