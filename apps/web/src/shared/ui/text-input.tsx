import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** Drawn before and after the text, such as an icon and a button that clears. */
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  return (
    <span
      className={classNames(
        'flex min-h-(--tap) items-center gap-2 rounded-2 border bg-surface px-3 text-md focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2',
        rest['aria-invalid'] ? 'border-danger ring-1 ring-danger ring-inset' : 'border-line-strong',
        className,
      )}
    >
      {leading}
      <input
        className="min-h-[calc(var(--tap)-2px)] w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted disabled:text-muted"
        {...rest}
      />
      {trailing}
    </span>
  );
}

/** A text of several lines, with the looks of a text field. It can be made taller, never wider. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(
        'block min-h-(--tap) w-full resize-y rounded-2 border bg-surface px-3 py-2 text-md leading-snug outline-none placeholder:text-muted focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-1 disabled:text-muted',
        rest['aria-invalid'] ? 'border-danger ring-1 ring-danger ring-inset' : 'border-line-strong',
        className,
      )}
      {...rest}
    />
  );
}
