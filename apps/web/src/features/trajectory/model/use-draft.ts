import type { CommandOutcome, TrajectoryProblem } from '@lodestar/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemField, problemWords } from './words.ts';

interface DraftSettings<Draft> {
  readonly initial: Draft;
  /** What sending the draft comes to. */
  readonly send: (draft: Draft) => CommandOutcome;
  /** What the form holds once it was taken; the same draft when left out. */
  readonly onTaken: (draft: Draft) => Draft | undefined;
}

/** A form while it is filled in: what it holds, and what was wrong when it was sent. */
export function useDraft<Draft extends object>({ initial, send, onTaken }: DraftSettings<Draft>) {
  const { t } = useTranslation('trajectory');
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<readonly TrajectoryProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  const wordsOf = (field: string | null) => {
    const problem = problems.find((one) => problemField(one) === field);
    return problem && problemWords(problem, t);
  };
  return {
    form,
    draft,
    /** What is wrong with a field; undefined when nothing is. */
    errorOf: (field: keyof Draft & string) => wordsOf(field),
    /** What is wrong with the whole. */
    formError: wordsOf(null) ?? '',
    edit<Field extends keyof Draft & string>(field: Field, value: Draft[Field]) {
      setDraft((current) => ({ ...current, [field]: value }));
      setProblems((current) =>
        current.filter((one) => ![field, null].some((gone) => gone === problemField(one))),
      );
    },
    submit(event: FormEvent) {
      event.preventDefault();
      event.stopPropagation();
      const outcome = send(draft);
      setProblems(outcome.kind === 'refused' ? outcome.problems : []);
      if (outcome.kind !== 'refused') setDraft(onTaken(draft) ?? draft);
    },
  };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraft<Draft>>;
