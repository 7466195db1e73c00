import {
  DRILL_STEPS,
  type Drill,
  type DrillEvent,
  type DrillRefusal,
  type DrillStep,
  nothingMeaning,
  nothingSentence,
  type Programme,
  titleIn,
  wholePercent,
} from '@lodestar/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChancesState } from '../../../shared/chance/use-chances.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';

const CHECKS = ['slot', 'login', 'list', 'yes', 'talk'] as const;

interface DrillStepsProps {
  readonly drill: Drill;
  readonly fresh: readonly string[];
  readonly chances: ChancesState;
  readonly refusal: DrillRefusal | null;
  readonly gradesPath: string;
  readonly titleOf: (code: string) => Programme | null;
  readonly onEvent: (event: DrillEvent) => void;
  readonly onAgain: () => void;
}

/** The steps of a drill, the present one open. */
export function DrillSteps(props: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { drill, refusal } = props;
  return (
    <>
      <ol className="mt-4">
        {DRILL_STEPS.map((step, place) => (
          <Step key={step} step={step} number={place + 1} current={drill.step}>
            <Inside {...props} />
          </Step>
        ))}
      </ol>
      <p role="status" className="mt-3 text-danger text-sm empty:hidden">
        {refusal !== null && t(`day.refused.${refusal}`)}
      </p>
    </>
  );
}

interface StepProps {
  readonly step: DrillStep;
  readonly number: number;
  readonly current: DrillStep;
  readonly children: ReactNode;
}

function Step({ step, number, current, children }: StepProps) {
  const { t } = useTranslation('chance');
  const isCurrent = step === current;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3 border-line border-b py-4',
        !isCurrent && 'print:hidden',
      )}
    >
      <span
        className={`grid size-10 place-items-center rounded-full border-[1.5px] border-accent font-display text-lg leading-none ${isCurrent ? 'bg-accent text-on-accent' : 'text-accent'}`}
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="font-strong font-text text-md! tracking-normal">{t(`day.${step}.title`)}</h3>
        <p className="mt-0.5 text-ink-2 text-sm leading-snug">{t(`day.${step}.text`)}</p>
        {isCurrent && <div className="mt-3 grid justify-items-start gap-3">{children}</div>}
      </div>
    </li>
  );
}

/** What is done in the present step. */
function Inside(props: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { drill, gradesPath, onEvent, onAgain } = props;
  const next = () => onEvent({ kind: 'next' });
  switch (drill.step) {
    case 'grades':
      return (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={next}>
            {t('day.grades.next')}
          </Button>
          <Link to={gradesPath} className={buttonStyles('secondary', 'md')}>
            {t('day.grades.action')}
          </Link>
        </div>
      );
    case 'chances':
      return (
        <>
          <Nothing {...props} />
          <Buttons label={t('day.chances.next')} onNext={next} onEvent={onEvent} />
        </>
      );
    case 'changes':
      return (
        <>
          <Changes {...props} />
          <Buttons label={t('day.changes.next')} onNext={next} onEvent={onEvent} />
        </>
      );
    case 'confirm':
      return <Confirm {...props} />;
    case 'done':
      return (
        <>
          <FinalList {...props} />
          <ul className="grid gap-1.5 text-sm">
            {CHECKS.map((check) => (
              <li key={check} className="flex gap-2">
                <span
                  aria-hidden="true"
                  className="mt-0.5 size-4 shrink-0 rounded-1 border border-line-strong"
                />
                {t(`day.done.check.${check}`)}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button variant="primary" onClick={() => window.print()}>
              {t('day.done.print')}
            </Button>
            <Button onClick={onAgain}>{t('day.done.again')}</Button>
          </div>
        </>
      );
  }
}

/** The one line to read: the chance of nothing, or why there is none. */
function Nothing({ chances: { answer, failed, retry } }: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { language } = useWording();
  if (failed) return <ErrorState title={t('failed')} detail={t('failedHint')} onRetry={retry} />;
  if (answer === null) return <p role="status">{t('working')}</p>;
  const { none } = answer.list;
  return (
    <p className="font-display text-xl leading-snug">
      {none === null ? nothingMeaning(answer.list, language) : nothingSentence(none, language)}
    </p>
  );
}

interface ButtonsProps {
  readonly label: string;
  readonly onNext: () => void;
  readonly onEvent: (event: DrillEvent) => void;
}

function Buttons({ label, onNext, onEvent }: ButtonsProps) {
  const { t } = useTranslation('chance');
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={onNext}>
        {label}
      </Button>
      <Button variant="quiet" onClick={() => onEvent({ kind: 'back' })}>
        {t('day.back')}
      </Button>
    </div>
  );
}

/** New choices that would help, and those already put on. */
function Changes({ chances: { answer }, fresh, titleOf, onEvent }: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { language } = useWording();
  const proposals = answer?.moves?.proposals ?? [];
  const nameOf = (code: string): string => {
    const programme = titleOf(code);
    return programme === null ? code : titleIn(programme, language);
  };
  return (
    <ul className="grid w-full gap-2">
      {fresh.map((code) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-2 border-line border-b pb-2 text-sm"
        >
          <span className="min-w-0">
            <b className="font-strong">{code}</b> {nameOf(code)}
          </span>
          <Button size="sm" onClick={() => onEvent({ kind: 'undo', code })}>
            {t('day.changes.undo', { code })}
          </Button>
        </li>
      ))}
      {proposals.map(({ code, instead, before, after }) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-2 border-line border-b pb-2 text-sm"
        >
          <span className="min-w-0">
            <b className="font-strong">{code}</b> {nameOf(code)}
            <span className="block text-ink-2 text-xs">
              {t('day.changes.gain', { before: wholePercent(1 - before), after: wholePercent(1 - after) })}
              {instead !== null && ` · ${t('day.changes.instead', { code: instead })}`}
            </span>
          </span>
          <Button size="sm" onClick={() => onEvent({ kind: 'add', code, instead })}>
            {t('day.changes.add', { code })}
          </Button>
        </li>
      ))}
      {answer !== null && proposals.length === 0 && (
        <li className="text-ink-2 text-sm">{t('day.changes.none')}</li>
      )}
    </ul>
  );
}

/** The list as it would be handed in. */
function FinalList({ drill, fresh, titleOf }: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { language } = useWording();
  return (
    <ol aria-label={t('day.confirm.list')} className="w-full list-inside list-decimal text-sm leading-snug">
      {drill.list.map((code) => {
        const programme = titleOf(code);
        return (
          <li key={code} className="border-line border-b py-1.5">
            <b className="font-strong">{code}</b> {programme === null ? '' : titleIn(programme, language)}
            {fresh.includes(code) && <span className="ms-1 text-accent text-xs">({t('day.new')})</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Confirm(props: DrillStepsProps) {
  const { t } = useTranslation('chance');
  const { drill, onEvent } = props;
  const [typed, setTyped] = useState(drill.typed);
  return (
    <form
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ kind: 'submit', window: null, at: null });
      }}
    >
      <FinalList {...props} />
      <div className="max-w-60">
        <Field label={t('day.confirm.label')}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({ target }) => {
                setTyped(target.value);
                onEvent({ kind: 'type', text: target.value });
              }}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          {t('day.confirm.action')}
        </Button>
        <Button variant="quiet" onClick={() => onEvent({ kind: 'back' })}>
          {t('day.back')}
        </Button>
      </div>
    </form>
  );
}
