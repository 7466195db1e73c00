import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the first, empty entry says; none without it. */
  readonly placeholder?: string;
}

/** A list in a form: the browser's own, with the looks of a text field. */
export function SelectInput({ options, placeholder, className, ...rest }: SelectInputProps) {
  return (
    <span
      className={classNames(
        'relative flex min-h-(--tap) items-center rounded-2 border bg-surface text-md focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1',
        rest['aria-invalid'] ? 'border-danger ring-1 ring-danger ring-inset' : 'border-line-strong',
        className,
      )}
    >
      <select
        className="min-h-[calc(var(--tap)-2px)] w-full min-w-0 cursor-pointer appearance-none text-ellipsis rounded-2 bg-transparent ps-3 pe-9 text-ink outline-none disabled:text-muted"
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-4 text-muted" />
    </span>
  );
}
