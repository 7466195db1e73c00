import { useId } from 'react';

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentedChooserProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Called too when the chosen one is pressed again, so that a chooser can close. */
  readonly onPick?: (value: Value) => void;
}

/** A row of joined radio buttons, such as the seven grades of a subject. */
export function SegmentedChooser<Value extends string>({
  label,
  options,
  value,
  onChange,
  onPick,
}: SegmentedChooserProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-2 border border-accent bg-surface">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-(--tap) min-w-0 flex-1 cursor-pointer place-items-center px-1 text-center leading-tight border-line border-s font-medium first:rounded-s-2 first:border-s-0 last:rounded-e-2 hover:bg-sunken has-checked:bg-accent has-checked:font-strong has-checked:text-on-accent has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => onPick?.(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
