import type { GradeScale } from '../grades/grade.ts';
import type { CatalogueFigures } from './classification.ts';
import { medianOf } from './median.ts';
import type { Programme } from './programme.ts';
import type { SharedMovement } from './shared-movement.ts';

/** Makes the median absolute deviation comparable with a standard deviation (normal distribution). */
const MAD_TO_SIGMA = 1.4826;

/** Robust spread of the relative change of medians from one year to the next, over comparable programmes. */
function yearlyMovement(newer: readonly Programme[], older: readonly Programme[]): number | null {
  const before = new Map(older.map((programme) => [programme.code, programme.score_md]));
  const changes = newer.flatMap(({ code, score_md: median, formula_changed: changed }) => {
    const earlier = before.get(code) ?? null;
    return changed || median === null || earlier === null || earlier === 0
      ? []
      : [(median - earlier) / earlier];
  });
  const centre = medianOf(changes);
  if (centre === null) return null;
  const deviation = medianOf(changes.map((change) => Math.abs(change - centre)));
  return deviation === null ? null : MAD_TO_SIGMA * deviation;
}

/** Relative distances of the published quartiles from their median, both sides pooled. */
function relativeDistances(programme: Programme): readonly number[] {
  const { score_md: median, score_lq: lower, score_uq: upper, printed_out_of_order: outOfOrder } = programme;
  if (median === null || outOfOrder) return [];
  return [lower, upper].flatMap((quartile) =>
    quartile === null ? [] : [Math.abs(quartile - median) / median],
  );
}

/**
 * The figures of the catalogue that single programmes lean on, computed from its data: how far medians move from year
 * to year (fraction of the median) and how far quartiles lie from medians (fraction, by scale).
 * @param years the programmes of the known years, newest first; the movement is between the first two.
 * @param subject the programmes the spread is computed over; by default the newest year.
 * @param sharedMovements what `sharedMovements` makes of the years held.
 */
export function catalogueFigures(
  years: readonly (readonly Programme[])[],
  subject: readonly Programme[] = years[0] ?? [],
  sharedMovements: readonly SharedMovement[] = [],
): CatalogueFigures {
  const [newest, previous] = years;
  const spreadOf = (scale: GradeScale): number | null =>
    medianOf(subject.filter((one) => one.calculation.scale === scale).flatMap(relativeDistances));
  return {
    movement: newest === undefined || previous === undefined ? null : yearlyMovement(newest, previous),
    spread: { '7': spreadOf('7'), '8.5': spreadOf('8.5') },
    sharedMovements,
  };
}
