import type { ListChance } from '../chance/list-chance.ts';
import type { Grades } from '../grades/grade.ts';
import { bands } from './checks/bands.ts';
import { choicesOf } from './checks/choice.ts';
import { figures } from './checks/figures.ts';
import { FINDING_IDS, type ListFinding } from './checks/finding.ts';
import { listShape } from './checks/list-shape.ts';
import { odds } from './checks/odds.ts';
import { requirementsMet } from './checks/requirements-met.ts';
import { selection } from './checks/selection.ts';
import { wholeList } from './checks/whole-list.ts';
import type { ListBasis } from './mix-candidates.ts';

const SEVERITIES = ['error', 'warning', 'info'] as const;

function inOrder(one: ListFinding, other: ListFinding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    FINDING_IDS.indexOf(one.id) - FINDING_IDS.indexOf(other.id)
  );
}

/**
 * What is to be known about a list of choices in order, up to 20 in Bands A to E: errors first, then warnings, then what
 * is worth knowing. `grades` null: not yet known, so that nothing is said of levels and minimums. `chances` are those of the
 * same list and grades; null where there are none yet: what takes them is silent.
 */
export function checkList(
  basis: ListBasis,
  grades: Grades | null,
  codes: readonly string[],
  chances: ListChance | null,
): readonly ListFinding[] {
  const choices = choicesOf(basis, codes, grades);
  return [
    ...listShape(basis, codes),
    ...requirementsMet(basis, choices),
    ...bands(choices),
    ...wholeList(choices),
    ...odds(choices, grades === null ? null : chances),
    ...selection(choices),
    ...figures(choices),
  ].sort(inOrder);
}
