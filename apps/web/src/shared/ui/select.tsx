import { ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** Show the label inside the control, before the value. */
  readonly labelled?: boolean;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly className?: string;
}

/** The browser's own list: on a phone it is the system's picker, and the keyboard finds options by their letters. */
export function Select<Value extends string>({
  label,
  labelled = false,
  options,
  value,
  onChange,
  placeholder,
  className,
}: SelectProps<Value>) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-(--tap) items-center rounded-2 border border-line-strong bg-surface text-sm leading-snug hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 has-[select:disabled]:border-line has-[select:disabled]:bg-sunken has-[select:disabled]:text-muted',
        className,
      )}
    >
      <span className={labelled ? 'whitespace-nowrap ps-3 text-muted' : 'sr-only'}>{label}</span>
      <select
        value={value ?? ''}
        disabled={options.length === 0}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={classNames(
          'min-h-[calc(var(--tap)-2px)] w-full min-w-0 cursor-pointer appearance-none text-ellipsis rounded-2 bg-transparent pe-8 text-ink outline-none disabled:text-muted',
          labelled ? 'ps-1.5' : 'ps-3',
          value === null ? 'text-muted' : 'font-strong',
        )}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2 size-4 text-muted" />
    </label>
  );
}
