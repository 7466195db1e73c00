import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckItem } from '../../../shared/lists/check-items.ts';
import { useCheckWords } from '../../../shared/lists/finding-words.ts';
import { useWording } from '../../../shared/programme/wording.ts';
import { nextStep, type StepOfFullList } from '../model/next-step.ts';
import { useListStanding } from '../model/use-list-standing.ts';
import { STEP_HEADING, STEP_TEXT, StepComing, StepWords } from './step-words.tsx';

interface CheckedStepProps {
  /** Told which step it is. */
  readonly onStep: (step: StepOfFullList) => void;
}

/** What the checks make of a full list: something to look at, or a list to be shown. */
export function CheckedStep({ onStep }: CheckedStepProps) {
  const { enough, choices, items } = useListStanding();
  const next = nextStep({ enough, chosen: choices.length, items });
  const step = next?.step === 'share' ? 'share' : 'checks';
  useEffect(() => onStep(step), [onStep, step]);
  if (next === null) return <StepComing />;
  return next.step === 'checks' ? <CheckWords items={next.items} /> : <StepWords next={next} />;
}

function CheckWords({ items }: { readonly items: readonly [CheckItem, ...CheckItem[]] }) {
  const { t } = useTranslation('report');
  const words = useCheckWords();
  const { marks } = useWording();
  const { title, lines, todo } = words(items[0]);
  return (
    <>
      <h2 className={STEP_HEADING}>{t('dashboard.next.checks.title', { count: items.length })}</h2>
      <p className={STEP_TEXT}>{lines[0] ?? title + marks.stop}</p>
      <p className={STEP_TEXT}>{todo}</p>
    </>
  );
}
