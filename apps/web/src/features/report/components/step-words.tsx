import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { NextStep } from '../model/next-step.ts';

export const STEP_HEADING = 'text-2xl leading-tight';
export const STEP_TEXT = 'mt-2 max-w-2xl text-ink-2';

export function StepComing() {
  return <Skeleton className="h-20 max-w-lg" />;
}

/** A step in words; what the checks say has words of its own. */
export function StepWords({ next }: { readonly next: Exclude<NextStep, { readonly step: 'checks' }> }) {
  const { t } = useTranslation('report');
  const params = next.step === 'choices' ? { count: next.missing } : {};
  return (
    <>
      <h2 className={STEP_HEADING}>{t(`dashboard.next.${next.step}.title`)}</h2>
      <p className={STEP_TEXT}>{t(`dashboard.next.${next.step}.text`, params)}</p>
    </>
  );
}
