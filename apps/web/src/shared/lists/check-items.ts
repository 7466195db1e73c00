import { FINDING_IDS, type FindingId, type ListFinding } from '@lodestar/domain';

/** Findings of one kind and weight, shown together. */
export interface CheckItem {
  /** Names the item as long as it says the same of the same choices. */
  readonly key: string;
  readonly severity: ListFinding['severity'];
  /** At least one. */
  readonly findings: readonly ListFinding[];
  /** The choices they are about, each once. */
  readonly codes: readonly string[];
}

const groupOf = ({ id, severity }: ListFinding): string => `${id} ${severity}`;

/** Findings put together by what they say, in their order. */
export function checkItems(findings: readonly ListFinding[]): readonly CheckItem[] {
  return [...new Set(findings.map(groupOf))].flatMap((group): readonly CheckItem[] => {
    const alike = findings.filter((finding) => groupOf(finding) === group);
    const [first] = alike;
    if (first === undefined) return [];
    const codes = [...new Set(alike.flatMap((finding) => finding.codes))];
    return [{ key: `${group} ${codes.join(' ')}`, severity: first.severity, findings: alike, codes }];
  });
}

/** What only grades can tell. */
const BY_GRADES: ReadonlySet<FindingId> = new Set([
  'requirementUnmet',
  'flexibleRoute',
  'allReach',
  'sixSubjects',
]);
/** What only the chances of the list can tell. */
const BY_CHANCES: ReadonlySet<FindingId> = new Set(['noFloor', 'correlated', 'deadTail']);

/** The checks that were made and have nothing to say. */
export function checksInOrder(
  findings: readonly ListFinding[],
  { hasGrades, hasChances }: { readonly hasGrades: boolean; readonly hasChances: boolean },
): readonly FindingId[] {
  return FINDING_IDS.filter(
    (id) =>
      !findings.some((finding) => finding.id === id) &&
      (hasGrades || !BY_GRADES.has(id)) &&
      (hasChances || !BY_CHANCES.has(id)),
  );
}
