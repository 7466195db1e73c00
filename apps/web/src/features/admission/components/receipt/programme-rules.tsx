import type { Catalogue, Grades, Programme } from '@lodestar/domain';
import { type ReactNode, Suspense } from 'react';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { FormulaWords } from './formula-words.tsx';
import { PartHeadingLevel } from './part-heading.tsx';
import { RequirementsAlone } from './requirements-alone.tsx';

/** What only somebody with grades sees. */
const GradedRequirements = lazyExtra(() =>
  import('./graded-requirements.tsx').then((module) => module.GradedRequirements),
);

export interface PartProps {
  /** Null while it is on its way, or nobody needs it. */
  readonly catalogue: Catalogue | null;
  readonly programme: Programme;
  /** Null until five subjects have a grade. */
  readonly grades: Grades | null;
}

/** Every published minimum, with ticks and crosses where there are grades, and the formula in words. */
export function ProgrammeRules({ catalogue, programme, grades }: PartProps): ReactNode {
  const plain = <RequirementsAlone programme={programme} routes={grades === null} />;
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
