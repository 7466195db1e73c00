import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface SurveyPartProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Questions that belong together, with what is wrong with them. */
export function SurveyPart({ id, title, hint, error, children }: SurveyPartProps) {
  return (
    <fieldset
      id={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid min-w-0 gap-3 border-line border-t pt-5"
    >
      <legend className="float-start w-full pb-1">
        <h2>{title}</h2>
      </legend>
      {hint && <p className="text-ink-2 text-sm leading-snug">{hint}</p>}
      {children}
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-center gap-1.5 text-danger text-sm leading-snug"
        >
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
