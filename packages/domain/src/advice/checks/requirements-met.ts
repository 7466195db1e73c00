import { subjectShortfall } from '../../explain/figure-qualifiers.ts';
import { flexibleRouteFor, routeFigures } from '../flexible-route.ts';
import type { ListBasis } from '../mix-candidates.ts';
import type { Choice } from './choice.ts';
import type { ListFinding } from './finding.ts';

function unmet(basis: ListBasis, choice: Choice): readonly ListFinding[] {
  const { code, band, programme, judged } = choice;
  if (judged === null || judged.check.met) return [];
  const { grades, summary, check } = judged;
  const standing = { grades, score: summary.user_score, median: programme.score_md };
  const open = flexibleRouteFor(basis.flexible, code, check, standing);
  if (open === null) {
    const source = programme.source.requirements ?? null;
    const figures = { unmet: check.unmet };
    const year = source?.year ?? null;
    return [{ id: 'requirementUnmet', severity: 'error', codes: [code], figures, year, source }];
  }
  return [
    {
      id: 'flexibleRoute',
      severity: band === 'A' ? 'info' : 'warning',
      codes: [code],
      figures: { ...routeFigures(open), band },
      year: open.route.entry_year,
      source: open.source,
    },
  ];
}

function tooFewSubjects({ code, programme, judged }: Choice): readonly ListFinding[] {
  const short = judged === null ? null : subjectShortfall(programme, judged.grades);
  if (short === null) return [];
  const source = programme.source.formula ?? null;
  const year = programme.calculation.year;
  return [{ id: 'sixSubjects', severity: 'warning', codes: [code], figures: short.params, year, source }];
}

/** Minimums that are unmet, flexible routes that are left, and formulas that count more subjects than are graded. */
export function requirementsMet(basis: ListBasis, choices: readonly Choice[]): readonly ListFinding[] {
  return choices.flatMap((choice) => [...unmet(basis, choice), ...tooFewSubjects(choice)]);
}
