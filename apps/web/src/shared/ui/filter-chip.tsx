import { Check, X } from 'lucide-react';
import { classNames } from './class-names.ts';

const CHIP =
  'tap-target inline-flex min-h-9 items-center gap-1.5 rounded-2 border px-3 py-1 text-start text-sm leading-tight [&>svg]:size-4 [&>svg]:shrink-0';

interface FilterChipProps {
  readonly label: string;
  /** How many programmes it would leave. */
  readonly count: number;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

/** An option of a filter; a chosen one shows it by tint, edge and tick. */
export function FilterChip({ label, count, chosen, onPress }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPress}
      className={classNames(
        CHIP,
        'lg:text-xs',
        chosen
          ? 'border-accent bg-accent-tint font-medium text-accent'
          : 'border-line-strong bg-surface text-ink hover:bg-sunken',
      )}
    >
      {chosen && <Check aria-hidden="true" />}
      <span>
        {label} <span className={chosen ? undefined : 'text-muted'}>{count}</span>
      </span>
    </button>
  );
}

interface ChosenChipProps {
  readonly label: string;
  /** What pressing it does. */
  readonly action: string;
  readonly onRemove: () => void;
}

/** A filter that is chosen, with a cross that takes it away. */
export function ChosenChip({ label, action, onRemove }: ChosenChipProps) {
  return (
    <button
      type="button"
      aria-label={action}
      onClick={onRemove}
      className={classNames(CHIP, 'border-accent bg-accent-tint font-medium text-accent')}
    >
      {label}
      <X aria-hidden="true" />
    </button>
  );
}
