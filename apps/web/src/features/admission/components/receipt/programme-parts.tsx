import type { Catalogue, Grades, Programme } from '@lodestar/domain';
import { type ReactNode, Suspense } from 'react';
import { useSourceNames } from '../../../../shared/programme/sources/use-source-names.ts';
import { useWording } from '../../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { FormulaWords } from './formula-words.tsx';
import { PartHeadingLevel } from './part-heading.tsx';
import { PublishedScores, RequirementsAlone, scoreBasisWords, sourceLines } from './published.tsx';

/** What only somebody with grades sees. */
const GradedStanding = lazyExtra(() =>
  import('./graded-standing.tsx').then((module) => module.GradedStanding),
);
const GradedRequirements = lazyExtra(() =>
  import('./graded-standing.tsx').then((module) => module.GradedRequirements),
);

interface PartProps {
  /** Null while it is on its way, or nobody needs it. */
  readonly catalogue: Catalogue | null;
  readonly programme: Programme;
  /** Null until five subjects have a grade. */
  readonly grades: Grades | null;
}

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

/** Every published minimum, with ticks and crosses where there are grades, and the formula in words. */
export function ProgrammeRules({ catalogue, programme, grades }: PartProps): ReactNode {
  const plain = <RequirementsAlone programme={programme} />;
  return (
    <PartHeadingLevel value="h2">
      <section>
        {grades === null || catalogue === null ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <GradedRequirements catalogue={catalogue} programme={programme} grades={grades} />
          </Suspense>
        )}
      </section>
      <section>
        <FormulaWords programme={programme} />
      </section>
    </PartHeadingLevel>
  );
}

/** Who published the scores, the counts, the formula and the requirements, and what the scores are of. */
export function ProgrammeSourceLines({ programme }: Pick<PartProps, 'programme'>) {
  const wording = useWording();
  const nameSource = useSourceNames();
  const basis = scoreBasisWords(programme, wording);
  const lines = [
    ...sourceLines(programme, wording, nameSource),
    ...(basis === null ? [] : [basis]),
    ...programme.notes.map((note) => wording.t(`receipt.note.${note}`)),
  ];
  return (
    <>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </>
  );
}
