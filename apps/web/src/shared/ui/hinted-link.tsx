import { type ComponentProps, useId } from 'react';
import { Tip, useTip } from './tip.tsx';

interface HintedLinkProps extends Omit<ComponentProps<'a'>, 'ref' | 'target' | 'rel'> {
  readonly href: string;
  /** What following the link does, shown on hover and focus and read with the link. */
  readonly hint: string;
}

/** A link that opens in a new tab and says so before it is followed. */
export function HintedLink({ hint, children, ...rest }: HintedLinkProps) {
  const description = useId();
  const { open, id, anchor, popup, anchorEvents, popupEvents } = useTip<HTMLAnchorElement>();
  return (
    <>
      <a
        ref={anchor}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={description}
        {...rest}
        {...anchorEvents}
      >
        {children}
      </a>
      <span id={description} hidden>
        {hint}
      </span>
      {open && (
        <Tip id={id} anchor={anchor} popup={popup} events={popupEvents} className="px-3! py-1.5! text-xs!">
          {hint}
        </Tip>
      )}
    </>
  );
}
