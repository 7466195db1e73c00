import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface LineProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint?: string;
}

const LINE =
  'flex min-h-14 w-full items-center gap-4 border-line border-t py-2 text-start leading-snug [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]';

function LineWords({ icon, title, hint }: LineProps) {
  return (
    <>
      <span className="text-accent [&>svg]:size-5 [&>svg]:stroke-[1.75]">{icon}</span>
      <span className="min-w-0 flex-1">
        {title}
        {hint !== undefined && <span className="block text-muted text-sm">{hint}</span>}
      </span>
    </>
  );
}

interface TakenAlongChoiceProps extends LineProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is taken along or left out. */
export function TakenAlongChoice({ checked, onChange, ...line }: TakenAlongChoiceProps) {
  return (
    <label className={LINE}>
      <LineWords {...line} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-11 shrink-0 rounded-full bg-line-strong transition-colors duration-(--t-fast) after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface after:transition-transform after:duration-(--t-fast) peer-checked:bg-accent peer-checked:after:translate-x-5 peer-focus-visible:outline-3 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2"
      />
    </label>
  );
}

interface WayProps extends LineProps {
  readonly onPress: () => void;
  /** Why it cannot be done is said in the hint. */
  readonly disabled?: boolean;
}

/** One way to show the list. */
export function Way({ onPress, disabled = false, ...line }: WayProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={`${LINE} enabled:hover:bg-sunken disabled:text-muted`}
    >
      <LineWords {...line} />
      {!disabled && <ChevronRight aria-hidden="true" className="text-muted" />}
    </button>
  );
}
