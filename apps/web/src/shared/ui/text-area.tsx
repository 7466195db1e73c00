import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

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
