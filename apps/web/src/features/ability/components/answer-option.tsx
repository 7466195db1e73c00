import type { AnswerLevel } from '@lodestar/domain';

interface AnswerOptionProps {
  readonly name: string;
  readonly level: AnswerLevel;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: (level: AnswerLevel) => void;
}

/** One of the five answers: a whole row to press, with the key that gives it. */
export function AnswerOption({ name, level, label, chosen, onChoose }: AnswerOptionProps) {
  return (
    <label className="relative flex min-h-13 cursor-pointer items-center gap-3 rounded-2 border border-line bg-surface px-4 py-2.5 leading-snug transition-colors duration-(--t-fast) hover:bg-sunken has-checked:border-accent has-checked:bg-accent-tint has-checked:font-medium has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        id={`${name}-${level}`}
        name={name}
        value={level}
        checked={chosen}
        onChange={() => onChoose(level)}
        className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
      />
      <span className="flex-1">{label}</span>
      <span
        aria-hidden="true"
        className="hidden size-6 place-items-center rounded-1 border border-line text-2xs text-muted md:grid"
      >
        {level + 1}
      </span>
    </label>
  );
}
