import { lazy, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';
import { TOP_PROGRAMMES } from '../model/use-top-programmes.ts';

const listTexts = () => loadTexts(getI18n(), ['lists']);

// What levels and checks are worked out and worded with is fetched behind the page.
const NextStepCard = lazy(async () => {
  const [module] = await Promise.all([import('./next-step-card.tsx'), listTexts()]);
  return { default: module.NextStepCard };
});
const ChoiceRows = lazy(async () => {
  const [module] = await Promise.all([import('./choice-rows.tsx'), listTexts()]);
  return { default: module.OtherChoices };
});

/** The one thing to do next. */
export function NextStep({ reportPath }: { readonly reportPath: string }) {
  return (
    <div className="grid min-h-72 md:min-h-48">
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <NextStepCard reportPath={reportPath} />
      </Suspense>
    </div>
  );
}

const ROW_REM = 3.5;

/** The choices behind the first ones, with levels and checks. */
export function OtherChoices() {
  const { value: codes } = useWork(CHOICES_WORK);
  const others = Math.max(0, codes.length - TOP_PROGRAMMES);
  if (others === 0) return null;
  return (
    <div style={{ minBlockSize: `${others * ROW_REM}rem` }}>
      <Suspense fallback={<Skeleton className="mt-3 h-40 w-full" />}>
        <ChoiceRows />
      </Suspense>
    </div>
  );
}
