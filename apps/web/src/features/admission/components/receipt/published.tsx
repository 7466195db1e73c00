import { type AdmissionCurve, type Programme, scoreBasisOf } from '@lodestar/domain';
import type { NameSource } from '../../../../shared/programme/sources/use-source-names.ts';
import { type ReceiptWording, useReceiptWording } from './receipt-wording.ts';

/** Published scores that the pupil's cannot be compared with: shown all the same. */
export function PublishedScores({ programme }: { readonly programme: Programme }) {
  const words = publishedWords(programme, useReceiptWording());
  return words === null ? null : <p className="mt-3 text-sm leading-snug">{words}</p>;
}

function intakeLine(
  { intake, intake_shared_with: shared }: Programme,
  { said, list, number }: ReceiptWording,
): string {
  if (intake === null) return said('source.intakeUnknown');
  return shared === null || shared.length === 0
    ? said('source.intake', { intake: number(intake) })
    : said('source.intakeShared', { intake: number(intake), list: list(shared) });
}

/** Intake, and who published the scores, the counts, the formula and the requirements. */
export function sourceLines(
  programme: Programme,
  wording: ReceiptWording,
  nameSource: NameSource,
): readonly string[] {
  const { said } = wording;
  const { scores, ...others } = programme.source;
  const year = programme.score_year;
  const lines = [intakeLine(programme, wording)];
  if (scores !== undefined) {
    const name = nameSource(scores.name);
    lines.push(
      year === null || scores.name.includes(String(year))
        ? said('source.scoresPlain', { name })
        : said('source.scores', { name, year }),
    );
  }
  for (const group of ['statistics', 'formula', 'requirements'] as const) {
    const source = others[group];
    if (source !== undefined) lines.push(said(`source.${group}`, { name: nameSource(source.name) }));
  }
  return lines;
}

/** What the published scores are of, where that is more than "the entrants of that year"; null where it is not. */
export function scoreBasisWords({ score_basis: text }: Programme, { said }: ReceiptWording): string | null {
  if (text === null) return null;
  const basis = scoreBasisOf(text);
  switch (basis.kind) {
    case 'entrants':
      return null;
    case 'rescored': {
      const { year, formula, simulatedBy } = basis;
      return said(simulatedBy === null ? 'basis.comingFormula' : 'basis.simulated', {
        year,
        formula,
      });
    }
    case 'academicYear':
      return said('basis.twoYears', { years: basis.years });
    case 'predecessor':
      return said('basis.predecessor', { code: basis.code, year: basis.year });
    case 'stated':
      return basis.text;
  }
}

interface Marks {
  readonly year: number | string;
  readonly score: number | null;
  readonly percentile: number | null;
  readonly stepScore: number | null;
}

/** What the curve shows, for those who cannot see it. */
export function curveDescription(
  figures: readonly PublishedFigure[],
  { year, score, percentile, stepScore }: Marks,
  { said, list, number, sentences: join }: ReceiptWording,
): string {
  const words = figures.map((figure) =>
    said('curve.figure', { name: figure.name, score: number(figure.score) }),
  );
  const sentences = [said('curve.describe', { year, figures: list(words) })];
  if (score !== null && percentile !== null) {
    sentences.push(said('curve.describeYou', { score: number(score), percent: number(percentile, 0) }));
  }
  if (stepScore !== null) sentences.push(said('curve.describeStep', { score: number(stepScore) }));
  return join(sentences);
}

export interface PublishedFigure {
  readonly name: string;
  readonly score: number;
  readonly percent: number;
}

/** The published figures in words, highest first, also where no curve can be drawn; null when there are none. */
export function publishedWords(programme: Programme, { said, list, number }: ReceiptWording): string | null {
  const { score_uq, score_md, score_mean, score_lq, score_year } = programme;
  const named = [
    { name: said('curve.upper'), score: score_uq },
    { name: said('curve.median'), score: score_md },
    { name: said('curve.mean'), score: score_mean },
    { name: said('curve.lower'), score: score_lq },
  ];
  const figures = named.flatMap(({ name, score }) =>
    score === null ? [] : [said('curve.figure', { name, score: number(score, 3) })],
  );
  return figures.length === 0 ? null : said('published', { year: score_year ?? '', figures: list(figures) });
}

/** The published figures the curve is drawn through, lowest first; figures that coincide share one place. */
export function publishedFigures(
  programme: Programme,
  curve: AdmissionCurve,
  { said, marks }: ReceiptWording,
): readonly PublishedFigure[] {
  const { score_lq, score_md, score_mean, score_uq, printed_out_of_order } = programme;
  const named = [
    { name: said('curve.lower'), score: printed_out_of_order ? null : score_lq },
    { name: said('curve.median'), score: score_md },
    { name: said('curve.mean'), score: score_md === null ? score_mean : null },
    { name: said('curve.upper'), score: printed_out_of_order ? null : score_uq },
  ];
  return curve.anchors.flatMap(({ score, percent }) => {
    const names = named.filter((figure) => figure.score === score).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: names.join(marks.names), score, percent }];
  });
}
