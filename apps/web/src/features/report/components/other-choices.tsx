import { lazy, Suspense } from 'react';
import { getI18n } from 'react-i18next';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWork } from '../../../shared/work/device-value.ts';
import { CHOICES_WORK } from '../../../shared/work/pupil-work.ts';
import { TOP_PROGRAMMES } from '../model/use-top-programmes.ts';

// What levels and checks are worked out and worded with is fetched behind the page.
const ChoiceRows = lazy(async () => {
  const [module] = await Promise.all([import('./choice-rows.tsx'), loadTexts(getI18n(), ['checks'])]);
  return { default: module.OtherChoices };
});

const ROW_REM = 3.5;

/** The choices behind the first ones, with levels and checks. */
export function OtherChoices() {
  const { value: codes } = useWork(CHOICES_WORK);
  const others = Math.max(0, codes.length - TOP_PROGRAMMES);
  if (others === 0) return null;
  return (
    <div className="print:min-h-0!" style={{ minBlockSize: `${others * ROW_REM}rem` }}>
      <Suspense fallback={<Skeleton className="mt-3 h-40 w-full" />}>
        <ChoiceRows />
      </Suspense>
    </div>
  );
}
