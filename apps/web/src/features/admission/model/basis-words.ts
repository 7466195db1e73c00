import type { Programme } from '@lodestar/domain';
import type { Wording } from '../../../shared/programme/wording.ts';

/** What the published scores are of, where that is more than "the entrants of that year"; null where it is not. */
export function basisWords(
  { score_basis: basis, score_year: year }: Programme,
  { t }: Wording,
): string | null {
  if (basis === null || /^\d{4} entry$/.test(basis)) return null;
  const rescored = /^(\d{4}) entrants scored with the (\d{4}) formula( \(.*simulated.*\))?$/.exec(basis);
  if (rescored !== null) {
    const [, entry = '', formula = '', simulated] = rescored;
    return t(simulated === undefined ? 'receipt.basis.comingFormula' : 'receipt.basis.simulated', {
      year: entry,
      formula,
    });
  }
  const heading = /heads this column (\S+)$/.exec(basis)?.[1];
  if (heading !== undefined) return t('receipt.basis.twoYears', { years: heading });
  const predecessor = /predecessor (JS\w{4})/.exec(basis)?.[1];
  if (predecessor !== undefined)
    return t('receipt.basis.predecessor', { code: predecessor, year: year ?? '' });
  return basis;
}
