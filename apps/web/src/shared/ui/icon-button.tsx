import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does: its accessible name. */
  readonly label: string;
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-(--tap) shrink-0 place-items-center rounded-2 text-ink-2 hover:bg-sunken hover:text-ink disabled:text-muted [&>svg]:size-5 [&>svg]:stroke-[1.75]',
        className,
      )}
      {...rest}
    />
  );
}
