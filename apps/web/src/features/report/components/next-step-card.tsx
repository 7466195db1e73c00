import { hasEnoughScores } from '@lodestar/domain';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';
import { STEPS, type StepOfFullList, stepBeforeChecks } from '../model/next-step.ts';
import { StepComing, StepWords } from './step-words.tsx';

// What levels and checks are worked out and worded with is fetched behind the page, for a full list alone.
const CheckedStep = lazy(async () => {
  const [module] = await Promise.all([import('./checked-step.tsx'), loadTexts(getI18n(), ['checks'])]);
  return { default: module.CheckedStep };
});

interface NextStepCardProps {
  readonly reportPath: string;
}

/** The one thing to do next, and how far the way to an application is. */
export function NextStepCard({ reportPath }: NextStepCardProps) {
  const { t } = useTranslation('report');
  const { value: codes } = useWork(CHOICES_WORK);
  const { value: table } = useWork(SCORES_WORK);
  const next = stepBeforeChecks({ enough: hasEnoughScores(table), chosen: codes.length });
  const [checked, setChecked] = useState<StepOfFullList>('checks');
  const step = next?.step ?? checked;
  const current = STEPS.indexOf(step);
  return (
    <section
      aria-label={t('dashboard.next.label')}
      className="grid gap-x-12 gap-y-4 rounded-2 border border-accent-line border-t-4 border-t-accent bg-surface px-4 py-5 max-lg:grid-rows-[auto_1fr_auto] md:p-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center lg:items-center"
    >
      <ol className="flex gap-1 text-xs leading-snug md:gap-2 lg:col-span-2">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex-1 border-t-3 pt-1.5',
              index < current && 'border-accent-line text-ink-2',
              index === current && 'border-accent font-strong text-accent',
              index > current && 'border-line text-muted',
            )}
          >
            {t(`dashboard.next.step.${name}`)}
          </li>
        ))}
      </ol>
      {/* What the checks say of a full list has its room before it is known. */}
      <div className={next === null ? 'min-h-52 md:min-h-32' : 'min-h-20'}>
        {next === null ? (
          <Suspense fallback={<StepComing />}>
            <CheckedStep onStep={setChecked} />
          </Suspense>
        ) : (
          <StepWords next={next} />
        )}
      </div>
      <Link
        to={step === 'share' ? reportPath : '/jupaselect'}
        className={buttonStyles('primary', 'md', 'max-lg:justify-self-start')}
      >
        {t(`dashboard.next.${step}.action`)}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}
