import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';

export interface SelectOption<Value extends string> {
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

const TRIGGER =
  'inline-flex min-h-(--tap) items-center justify-between gap-1.5 rounded-2 border border-line-strong bg-surface ps-3 pe-2 text-sm leading-snug hover:bg-sunken data-popup-open:border-accent';
const POPUP =
  'max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-3 border border-line bg-surface py-1 text-ink shadow-2 outline-none transition-opacity duration-(--t-fast) data-ending-style:opacity-0 data-starting-style:opacity-0';
const ITEM =
  'grid min-h-(--tap) cursor-default grid-cols-[1rem_1fr] items-center gap-2 ps-2.5 pe-4 text-sm leading-snug outline-none data-highlighted:bg-accent-tint data-disabled:text-muted';

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
    <BaseSelect.Root<Value>
      items={options}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next);
      }}
    >
      <BaseSelect.Trigger
        aria-label={labelled ? undefined : label}
        className={classNames(TRIGGER, className)}
      >
        <span className="min-w-0 text-start">
          {labelled && <span className="text-muted">{label} </span>}
          <BaseSelect.Value
            placeholder={placeholder}
            className={classNames('font-strong data-placeholder:font-text data-placeholder:text-muted')}
          />
        </span>
        <BaseSelect.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal>
        <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-(--z-toast)">
          <BaseSelect.Popup className={POPUP}>
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={ITEM}
                >
                  <BaseSelect.ItemIndicator className="col-start-1 text-accent">
                    <Check aria-hidden="true" className="size-4" />
                  </BaseSelect.ItemIndicator>
                  <BaseSelect.ItemText className="col-start-2">{option.label}</BaseSelect.ItemText>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}
