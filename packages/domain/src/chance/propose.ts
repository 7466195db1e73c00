import { checkPlan } from '../admission/requirement.ts';
import { JUPAS_CHOICES } from '../admission/selection.ts';
import type { Grades } from '../grades/grade.ts';
import { NEW_CHOICES } from './drill.ts';
import type { ChanceBasis } from './list-standing.ts';
import { offerChance } from './list-steps.ts';

/** A programme to put at the end of a list, and what the chance of an offer is before and after. */
export interface Proposal {
  readonly code: string;
  /** Taken off where the list is full: a choice that the grades shut. */
  readonly instead: string | null;
  readonly before: number;
  readonly after: number;
}

/** Gains under this are not worth one of five changes. */
const LEAST_GAIN = 0.01;

/** The last choice whose minimum is unmet, so that taking it off costs nothing. */
function shutChoice({ catalogue }: ChanceBasis, grades: Grades, codes: readonly string[]): string | null {
  return (
    codes.findLast((code) => {
      const entry = catalogue.entry(code);
      return entry === undefined || !checkPlan(entry.requirements, grades).met;
    }) ?? null
  );
}

/**
 * Up to five changes after results, the one that gains most first, each on top of those before it. A new choice goes to the
 * end: none is put above one that is wanted more. `candidates` are programmes the pupil would study.
 */
export function proposeChanges(
  basis: ChanceBasis,
  grades: Grades,
  codes: readonly string[],
  candidates: readonly string[],
  seed: number,
  most = NEW_CHOICES,
): readonly Proposal[] {
  const proposals: Proposal[] = [];
  let list = codes;
  let before = offerChance(basis, grades, list, seed);
  while (proposals.length < most) {
    const instead = list.length < JUPAS_CHOICES ? null : shutChoice(basis, grades, list);
    if (list.length >= JUPAS_CHOICES && instead === null) break;
    const kept = list.filter((code) => code !== instead);
    const tried = candidates
      .filter((code) => !list.includes(code))
      .map((code) => ({ code, after: offerChance(basis, grades, [...kept, code], seed) }));
    const best = tried.reduce<(typeof tried)[number] | null>(
      (greatest, one) => (greatest === null || one.after > greatest.after ? one : greatest),
      null,
    );
    if (best === null || best.after - before < LEAST_GAIN) break;
    proposals.push({ ...best, instead, before });
    list = [...kept, best.code];
    before = best.after;
  }
  return proposals;
}
