import { placesCut } from '../../explain/figure-qualifiers.ts';
import type { Choice } from './choice.ts';
import { type ListFinding, STALE_KINDS, type StaleKind } from './finding.ts';

function cut({ code, programme }: Choice): readonly ListFinding[] {
  const found = placesCut(programme);
  if (found === null) return [];
  const { year, offers, before } = found.params;
  const source = programme.source.statistics ?? null;
  return [{ id: 'placesCut', severity: 'warning', codes: [code], figures: { offers, before }, year, source }];
}

/** The spread counts as estimated where neither quartile is published; most institutions publish no upper one. */
function isStale({ programme, entry }: Choice, kind: StaleKind): boolean {
  switch (kind) {
    case 'weightsChanged':
      return programme.coming_weights !== null;
    case 'spreadEstimated':
      return Object.values(entry.curve?.spreadEstimated ?? { none: false }).every(Boolean);
    case 'outOfOrder':
      return programme.printed_out_of_order;
  }
}

function stale(choices: readonly Choice[]): readonly ListFinding[] {
  return STALE_KINDS.flatMap((what): readonly ListFinding[] => {
    const found = choices.filter((choice) => isStale(choice, what));
    const [first] = found;
    if (first === undefined) return [];
    const { score_year: year, source } = first.programme;
    const codes = found.map(({ code }) => code);
    const note = (what === 'weightsChanged' ? source.formula : source.scores) ?? null;
    return [{ id: 'staleFormula', severity: 'warning', codes, figures: { what }, year, source: note }];
  });
}

/** Figures that may not hold for the coming year: offers cut, weights changed, quartiles estimated or out of order. */
export function figures(choices: readonly Choice[]): readonly ListFinding[] {
  return [...choices.flatMap(cut), ...stale(choices)];
}
