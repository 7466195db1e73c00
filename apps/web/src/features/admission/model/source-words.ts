import type { Programme } from '@lodestar/domain';
import type { Wording } from '../../../shared/programme/wording.ts';

function intakeLine({ intake, intake_shared_with: shared }: Programme, { t, list, number }: Wording): string {
  if (intake === null) return t('receipt.source.intakeUnknown');
  return shared === null || shared.length === 0
    ? t('receipt.source.intake', { intake: number(intake) })
    : t('receipt.source.intakeShared', { intake: number(intake), list: list(shared) });
}

/** Intake, and who published the scores, the counts, the formula and the requirements. */
export function sourceLines(programme: Programme, wording: Wording): readonly string[] {
  const { t } = wording;
  const { scores, statistics, formula, requirements } = programme.source;
  const year = programme.score_year;
  const lines = [intakeLine(programme, wording)];
  if (scores !== undefined) {
    lines.push(
      year === null || scores.name.includes(String(year))
        ? t('receipt.source.scoresPlain', { name: scores.name })
        : t('receipt.source.scores', { name: scores.name, year }),
    );
  }
  if (statistics !== undefined) lines.push(t('receipt.source.statistics', { name: statistics.name }));
  if (formula !== undefined) lines.push(t('receipt.source.formula', { name: formula.name }));
  if (requirements !== undefined) lines.push(t('receipt.source.requirements', { name: requirements.name }));
  return lines;
}
