import type { PresetSubject, ProgrammeProfile } from './ability-row.ts';
import type { AbilityScores, SixNumbers } from './dimension.ts';
import { sixNumbers } from './dimension.ts';

/** Per cent a match loses for each whole point of shortfall. */
export const LOSS_PER_POINT = 5;
/** How many subjects and how many programmes a report shows. */
export const TOP_MATCHES = 5;

const EXCLUDED_ITEM = 'Others';
const EXCLUDED_CODES: ReadonlySet<string> = new Set(['CHI', 'ENG', 'MAT']);

/** Something a pupil's scores were compared with. */
export interface AbilityMatch<Row> {
  readonly row: Row;
  /** 0 to 100. */
  readonly percent: number;
}

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * How well scores meet a requirement, in per cent: 100 less 5 for each point that they fall short, summed over the
 * six abilities and never below 0; what exceeds the requirement counts nothing (specification, part 2, section 5).
 */
export function matchPercent(scores: AbilityScores, required: readonly number[]): number {
  const shortfall = scores.reduce(
    (sum, score, index) => sum + Math.max(0, hundredths(required[index] ?? 0) - hundredths(score)),
    0,
  );
  return Math.max(0, 100 - (shortfall * LOSS_PER_POINT) / 100);
}

/** How well scores meet each programme, in whole per cent by code. */
export function abilityPercents(
  scores: AbilityScores,
  programmes: readonly Pick<ProgrammeProfile, 'code' | 'ability'>[],
): ReadonlyMap<string, number> {
  return new Map(programmes.map(({ code, ability }) => [code, Math.round(matchPercent(scores, ability))]));
}

/** How far a requirement asks most for what the pupil is best at; settles ties of the match. */
function kinship(scores: AbilityScores, required: SixNumbers): number {
  return scores.reduce((sum, score, index) => sum + hundredths(score) * hundredths(required[index] ?? 0), 0);
}

/** By match; among equals first what asks most for the pupil's strengths, then in the order of `rows`. */
function ranked<Row>(
  scores: AbilityScores,
  rows: readonly Row[],
  requiredOf: (row: Row) => SixNumbers,
): readonly AbilityMatch<Row>[] {
  return rows
    .map((row, index) => {
      const required = requiredOf(row);
      return { row, index, percent: matchPercent(scores, required), near: kinship(scores, required) };
    })
    .sort((a, b) => b.percent - a.percent || b.near - a.near || a.index - b.index)
    .map(({ row, percent }) => ({ row, percent }));
}

/** Subjects a pupil can choose, best match first; Others, Chinese, English and Mathematics are left out. */
export function rankSubjects(
  scores: AbilityScores,
  subjects: readonly PresetSubject[],
): readonly AbilityMatch<PresetSubject>[] {
  const choosable = subjects.filter(({ code, item }) => item !== EXCLUDED_ITEM && !EXCLUDED_CODES.has(code));
  return ranked(scores, choosable, ({ reqr }) => reqr);
}

/** Codes begin with the institution, so read backwards they put no institution before the others. */
const backwards = (code: string): string => [...code].reverse().join('');

/** Programmes, best match first; equals in the order of their codes read backwards. */
export function rankProgrammes(
  scores: AbilityScores,
  programmes: readonly ProgrammeProfile[],
): readonly AbilityMatch<ProgrammeProfile>[] {
  const inOrder = programmes
    .map((row) => ({ row, key: backwards(row.code) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  return ranked(scores, inOrder, ({ ability }) => sixNumbers((_, index) => ability[index] ?? 0));
}
