import { type ReactNode, Suspense } from 'react';
import { useSourceNames } from '../../../../shared/programme/sources/use-source-names.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { WhenReached } from '../../../../shared/ui/when-reached.tsx';
import type { PartProps } from './programme-rules.tsx';
import { PublishedScores, scoreBasisWords, sourceLines } from './published.tsx';
import { useReceiptWording } from './receipt-wording.ts';

/** What only somebody with grades sees. */
const GradedStanding = lazyExtra(() =>
  import('./graded-standing.tsx').then((module) => module.GradedStanding),
);

/**
 * The level in a sentence, the curve, the smallest step up and the sum; without grades the scores published. `coming`: what
 * stands there while it is worked out.
 */
export function ProgrammeStanding({
  catalogue,
  programme,
  grades,
  coming,
}: PartProps & { readonly coming: ReactNode }) {
  if (grades === null) return <PublishedScores programme={programme} />;
  if (catalogue === null) return coming;
  return (
    <Suspense fallback={coming}>
      <GradedStanding catalogue={catalogue} programme={programme} grades={grades} />
    </Suspense>
  );
}

const Rules = lazyExtra(
  () => import('./programme-rules.tsx').then((module) => module.ProgrammeRules),
  ['formula'],
);

/** Every published minimum, with ticks and crosses where there are grades, and the formula in words. */
export function ProgrammeRules(props: PartProps) {
  return (
    <WhenReached coming={<RulesComing />}>
      <Rules {...props} />
    </WhenReached>
  );
}

function RulesComing() {
  const { t } = useWording();
  return (
    <div aria-busy="true" className="grid gap-8">
      <section>
        <h2>{t('requirements.title')}</h2>
        <Skeleton className="h-48 w-full" />
      </section>
      <section>
        <h2>{t('requirements.formula')}</h2>
        <Skeleton className="h-48 w-full" />
      </section>
    </div>
  );
}

/** Who published the scores, the counts, the formula and the requirements, and what the scores are of. */
export function ProgrammeSourceLines({ programme }: Pick<PartProps, 'programme'>) {
  const wording = useReceiptWording();
  const nameSource = useSourceNames();
  const basis = scoreBasisWords(programme, wording);
  const lines = [
    ...sourceLines(programme, wording, nameSource),
    ...(basis === null ? [] : [basis]),
    ...programme.notes.map((note) => wording.said(`note.${note}`)),
  ];
  return (
    <>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </>
  );
}
