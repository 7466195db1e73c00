import { type Catalogue, classify, type Grades, type Programme } from '@lodestar/domain';
import { useMemo } from 'react';
import { RequirementList } from './requirement-list.tsx';

interface GradedRequirementsProps {
  readonly catalogue: Catalogue;
  readonly programme: Programme;
  readonly grades: Grades;
}

/** Every published minimum with a tick or a cross. */
export function GradedRequirements({ catalogue, programme, grades }: GradedRequirementsProps) {
  const classification = useMemo(
    () => classify(catalogue, programme, grades),
    [catalogue, programme, grades],
  );
  return <RequirementList receipt={{ programme, grades, classification }} />;
}
