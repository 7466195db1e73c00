import { JUPAS_CHOICES } from '../../admission/selection.ts';
import type { ListBasis } from '../mix-candidates.ts';
import type { ListFinding } from './finding.ts';

const NO_FIGURES = { year: null, source: null } as const;

/** What is wrong with the list itself: a code twice, one that is not in this year's catalogue, more than JUPAS takes. */
export function listShape({ catalogue }: ListBasis, codes: readonly string[]): readonly ListFinding[] {
  const distinct = [...new Set(codes)];
  const twice = distinct.flatMap((code): readonly ListFinding[] => {
    const times = codes.filter((one) => one === code).length;
    return times < 2
      ? []
      : [{ id: 'duplicate', severity: 'error', codes: [code], figures: { times }, ...NO_FIGURES }];
  });
  const gone = distinct
    .filter((code) => catalogue.find(code) === undefined)
    .map(
      (code): ListFinding => ({
        id: 'gone',
        severity: 'error',
        codes: [code],
        figures: {},
        ...NO_FIGURES,
      }),
    );
  const count = codes.length;
  if (count <= JUPAS_CHOICES) return [...twice, ...gone];
  const beyond: ListFinding = {
    id: 'overCap',
    severity: 'error',
    codes: codes.slice(JUPAS_CHOICES),
    figures: { cap: JUPAS_CHOICES, count },
    ...NO_FIGURES,
  };
  return [...twice, ...gone, beyond];
}
