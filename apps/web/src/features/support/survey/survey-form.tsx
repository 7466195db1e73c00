import { type answerSurvey, type BodyOf, FIRST_ENTRY_YEAR } from '@lodestar/contract';
import { gradesOf, yearInHongKong } from '@lodestar/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { refusedFields } from '../../../shared/forms/use-bound-fields.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { Field, FormAlert } from '../../../shared/ui/field.tsx';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { SelectInput } from '../../../shared/ui/select-input.tsx';
import { StarTrails } from '../../../shared/ui/star-trails.tsx';
import { useWork } from '../../../shared/work/device-value.ts';
import { SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { useUnsentTexts } from '../../../shared/work/unsent-texts.ts';
import { GradesPart } from './grades-part.tsx';
import {
  draftOfTexts,
  problemsOf,
  type SurveyDraft,
  type SurveyField,
  type SurveyProblem,
  surveyAnswerOf,
  textsOf,
} from './model/survey-draft.ts';
import { ResultPart } from './result-part.tsx';

function yearsUntil(last: number): readonly string[] {
  return Array.from({ length: last - FIRST_ENTRY_YEAR + 1 }, (_, back) => String(last - back));
}

/** The product's own survey. `now`: the time, after which no year can be chosen. */
export function SurveyForm({ now }: { readonly now: Date }) {
  const { t } = useTranslation('survey');
  const known = gradesOf(useWork(SCORES_WORK).value);
  const { draft, change, errorOf, partId, state, failure, send } = useSurveyForm();
  if (state === 'sent') return <SurveyThanks />;
  const years = yearsUntil(yearInHongKong(now)).map((year) => ({ value: year, label: year }));
  return (
    <FormPage title={t('title')} lead={t('lead')} wide>
      <p className="mt-3 rounded-2 bg-accent-tint px-4 py-3 text-sm leading-snug">{t('anonymous')}</p>
      <form noValidate onSubmit={send} className="relative mt-6 grid gap-8">
        <div id={partId('entryYear')} className="max-w-60">
          <Field label={t('entryYear')} error={errorOf('entryYear')}>
            {(control) => (
              <SelectInput
                {...control}
                placeholder={t('chooseYear')}
                options={years}
                value={draft.entryYear}
                onChange={(event) => {
                  const entryYear = event.target.value;
                  change((before) => ({ ...before, entryYear, core: { ...before.core, fourth: '' } }));
                }}
              />
            )}
          </Field>
        </div>
        <GradesPart
          id={partId('scores')}
          draft={draft}
          change={change}
          error={errorOf('scores')}
          known={known}
        />
        <ResultPart partId={partId} draft={draft} change={change} errorOf={errorOf} />
        <div className="absolute -start-[100vw] size-px overflow-hidden" aria-hidden="true">
          <label>
            {t('trap')}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              value={draft.homepage}
              onChange={(event) => change((before) => ({ ...before, homepage: event.target.value }))}
            />
          </label>
        </div>
        <div className="grid gap-3">
          <FormAlert text={failure} />
          <RetryProgress of="answerSurvey" />
          <Button
            type="submit"
            variant="primary"
            disabled={state === 'sending'}
            className="justify-self-start max-md:w-full"
          >
            {t(state === 'sending' ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
    </FormPage>
  );
}

function SurveyThanks() {
  const { t } = useTranslation('survey');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap grid justify-items-center gap-3 py-16 text-center">
      <StarTrails className="w-64" />
      <h1 ref={heading} tabIndex={-1} className="mt-2">
        {t('thanks.title')}
      </h1>
      <p className="max-w-md text-ink-2">{t('thanks.text')}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-2">
        <Link to="/jupaselect" className={buttonStyles('primary', 'md')}>
          {t('thanks.select')}
        </Link>
        <Link to="/" className={buttonStyles('quiet', 'md')}>
          {t('thanks.home')}
        </Link>
      </p>
    </div>
  );
}

const TOO_MANY = 429;

interface SurveyWriting {
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
function useSurveyForm(): SurveyWriting {
  const { t } = useTranslation(['survey', 'admission']);
  const unsent = useUnsentTexts('survey');
  const [draft, setDraft] = useState(() => draftOfTexts(unsent.texts));
  const [problems, setProblems] = useState<readonly SurveyProblem[]>([]);
  const [state, setState] = useState<SurveyWriting['state']>('writing');
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
      const answer = surveyAnswerOf(draft);
      await sendAnswer(answer, keyOf(answer));
      unsent.forget();
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
      const changed = next(draft);
      setDraft(changed);
      unsent.keep(textsOf(changed));
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

/** `key`: the same for every attempt at the same answer, which then counts once. */
function sendAnswer(body: BodyOf<typeof answerSurvey>, key: string): Promise<unknown> {
  return call('answerSurvey', { body, headers: { 'Idempotency-Key': key } });
}
