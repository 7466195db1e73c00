import { type Programme, scoreBasisOf } from '@lodestar/domain';
import type { NameSource } from '../../../../shared/programme/sources/use-source-names.ts';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { publishedWords } from './curve-words.ts';

/** Published scores that the pupil's cannot be compared with: shown all the same. */
export function PublishedScores({ programme }: { readonly programme: Programme }) {
  const words = publishedWords(programme, useWording());
  return words === null ? null : <p className="mt-3 text-sm leading-snug">{words}</p>;
}

function intakeLine({ intake, intake_shared_with: shared }: Programme, { t, list, number }: Wording): string {
  if (intake === null) return t('receipt.source.intakeUnknown');
  return shared === null || shared.length === 0
    ? t('receipt.source.intake', { intake: number(intake) })
    : t('receipt.source.intakeShared', { intake: number(intake), list: list(shared) });
}

/** Intake, and who published the scores, the counts, the formula and the requirements. */
export function sourceLines(
  programme: Programme,
  wording: Wording,
  nameSource: NameSource,
): readonly string[] {
  const { t } = wording;
  const { scores, ...others } = programme.source;
  const year = programme.score_year;
  const lines = [intakeLine(programme, wording)];
  if (scores !== undefined) {
    const name = nameSource(scores.name);
    lines.push(
      year === null || scores.name.includes(String(year))
        ? t('receipt.source.scoresPlain', { name })
        : t('receipt.source.scores', { name, year }),
    );
  }
  for (const group of ['statistics', 'formula', 'requirements'] as const) {
    const source = others[group];
    if (source !== undefined) lines.push(t(`receipt.source.${group}`, { name: nameSource(source.name) }));
  }
  return lines;
}

/** What the published scores are of, where that is more than "the entrants of that year"; null where it is not. */
export function scoreBasisWords({ score_basis: text }: Programme, { t }: Wording): string | null {
  if (text === null) return null;
  const basis = scoreBasisOf(text);
  switch (basis.kind) {
    case 'entrants':
      return null;
    case 'rescored': {
      const { year, formula, simulatedBy } = basis;
      return t(simulatedBy === null ? 'receipt.basis.comingFormula' : 'receipt.basis.simulated', {
        year,
        formula,
      });
    }
    case 'academicYear':
      return t('receipt.basis.twoYears', { years: basis.years });
    case 'predecessor':
      return t('receipt.basis.predecessor', { code: basis.code, year: basis.year });
    case 'stated':
      return basis.text;
  }
}
