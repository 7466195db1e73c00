import type { ComponentProps } from 'react';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';

/** A small act on one message. */
export function ActionButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      className="text-muted aria-pressed:text-accent disabled:opacity-50 [&>svg]:size-4!"
      title={props.label}
    />
  );
}
