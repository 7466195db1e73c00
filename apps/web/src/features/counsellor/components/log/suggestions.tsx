import { CornerDownRight } from 'lucide-react';

interface SuggestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that are asked by pressing them. */
export function Suggestions({ label, questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex min-h-(--tap) w-full items-center gap-2.5 rounded-2 border border-eddy-line bg-eddy-tint px-3 py-2 text-ink text-sm leading-snug hover:border-eddy-ink"
          >
            <CornerDownRight aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-eddy-ink" />
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
