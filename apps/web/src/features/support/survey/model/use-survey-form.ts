import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { idempotencyKeys } from '../../../../shared/api/idempotency-key.ts';
import { refusedFields } from '../../../../shared/forms/refused-fields.ts';
import { sendAnswer } from '../api/send-answer.ts';
import {
  answerOf,
  EMPTY_DRAFT,
  problemsOf,
  type SurveyDraft,
  type SurveyField,
  type SurveyProblem,
} from './survey-draft.ts';

const TOO_MANY = 429;

interface SurveyForm {
  readonly draft: SurveyDraft;
  readonly change: (next: (draft: SurveyDraft) => SurveyDraft) => void;
  readonly errorOf: (field: SurveyField) => string | undefined;
  /** Id of the part of the form that a problem is shown at, so that the focus can go there. */
  readonly partId: (field: SurveyField) => string;
  readonly state: 'writing' | 'sending' | 'sent';
  readonly failure: string;
  readonly send: (event: FormEvent) => void;
}

function refusedOffer(error: unknown): readonly SurveyProblem[] {
  return refusedFields(error).some(({ field }) => field === 'offer')
    ? [{ field: 'offer', kind: 'unknown' }]
    : [];
}

/** The survey's form at work: checked when it is sent, sent once, kept when that fails. */
export function useSurveyForm(): SurveyForm {
  const { t } = useTranslation(['survey', 'admission']);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problems, setProblems] = useState<readonly SurveyProblem[]>([]);
  const [state, setState] = useState<SurveyForm['state']>('writing');
  const [failure, setFailure] = useState('');
  const [keyOf] = useState(idempotencyKeys);
  const id = useId();
  const partId = (field: SurveyField) => `${id}-${field}`;

  const show = (found: readonly SurveyProblem[]) => {
    setProblems(found);
    const [first] = found;
    if (first === undefined) return;
    const part = document.getElementById(partId(first.field));
    part?.querySelector<HTMLElement>('select, input')?.focus();
  };

  const submit = async () => {
    const found = problemsOf(draft);
    show(found);
    setFailure('');
    if (found.length > 0 || state === 'sending') return;
    setState('sending');
    try {
      const answer = answerOf(draft);
      await sendAnswer(answer, keyOf(answer));
      setState('sent');
    } catch (error) {
      setState('writing');
      const refused = refusedOffer(error);
      show(refused);
      const tooMany = error instanceof ApiError && error.status === TOO_MANY;
      if (refused.length === 0) setFailure(t(tooMany ? 'tooMany' : 'failed'));
    }
  };
  return {
    draft,
    change(next) {
      setDraft(next);
      setProblems([]);
    },
    errorOf(field) {
      const problem = problems.find((one) => one.field === field);
      if (problem === undefined) return undefined;
      return problem.subject === undefined
        ? t(`problem.${problem.kind}`, { subject: '' })
        : t('problem.repeated', { subject: t(`admission:subject.${problem.subject}`) });
    },
    partId,
    state,
    failure,
    send(event) {
      event.preventDefault();
      void submit();
    },
  };
}
