import { useId } from 'react';

interface RadioRowProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
}

export function RadioRow<Value extends string>({ legend, options, value, onChange }: RadioRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="text-sm">
      <legend className="mb-1">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-(--tap) cursor-pointer items-center gap-2 text-md">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 accent-(--accent)"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
