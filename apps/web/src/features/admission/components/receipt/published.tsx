import { type AdmissionCurve, type Programme, SUBJECTS, scoreBasisOf } from '@lodestar/domain';
import { Suspense } from 'react';
import { electiveWords, requiredWords } from '../../../../shared/programme/requirement-words.ts';
import type { NameSource } from '../../../../shared/programme/sources/use-source-names.ts';
import { useWording, type Wording } from '../../../../shared/programme/wording.ts';
import { lazyExtra } from '../../../../shared/ui/lazy-extra.ts';
import { PartHeading } from './part-heading.tsx';

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
  { t, list, number, sentences: join }: Wording,
): string {
  const words = figures.map((figure) =>
    t('receipt.curve.figure', { name: figure.name, score: number(figure.score) }),
  );
  const sentences = [t('receipt.curve.describe', { year, figures: list(words) })];
  if (score !== null && percentile !== null) {
    sentences.push(t('receipt.curve.describeYou', { score: number(score), percent: number(percentile, 0) }));
  }
  if (stepScore !== null) sentences.push(t('receipt.curve.describeStep', { score: number(stepScore) }));
  return join(sentences);
}

export interface PublishedFigure {
  readonly name: string;
  readonly score: number;
  readonly percent: number;
}

/** The published figures in words, highest first, also where no curve can be drawn; null when there are none. */
export function publishedWords(programme: Programme, { t, list, number }: Wording): string | null {
  const { score_uq, score_md, score_mean, score_lq, score_year } = programme;
  const named = [
    { name: t('receipt.curve.upper'), score: score_uq },
    { name: t('receipt.curve.median'), score: score_md },
    { name: t('receipt.curve.mean'), score: score_mean },
    { name: t('receipt.curve.lower'), score: score_lq },
  ];
  const figures = named.flatMap(({ name, score }) =>
    score === null ? [] : [t('receipt.curve.figure', { name, score: number(score, 3) })],
  );
  return figures.length === 0
    ? null
    : t('receipt.published', { year: score_year ?? '', figures: list(figures) });
}

/** The published figures the curve is drawn through, lowest first; figures that coincide share one place. */
export function publishedFigures(
  programme: Programme,
  curve: AdmissionCurve,
  { t, marks }: Wording,
): readonly PublishedFigure[] {
  const { score_lq, score_md, score_mean, score_uq, printed_out_of_order } = programme;
  const named = [
    { name: t('receipt.curve.lower'), score: printed_out_of_order ? null : score_lq },
    { name: t('receipt.curve.median'), score: score_md },
    { name: t('receipt.curve.mean'), score: score_md === null ? score_mean : null },
    { name: t('receipt.curve.upper'), score: printed_out_of_order ? null : score_uq },
  ];
  return curve.anchors.flatMap(({ score, percent }) => {
    const names = named.filter((figure) => figure.score === score).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: names.join(marks.names), score, percent }];
  });
}

export const FlexibleRouteNote = lazyExtra(
  () => import('./flexible-route-note.tsx').then((module) => module.FlexibleRouteNote),
  ['lists'],
);

/** Every published minimum, for somebody whose grades are not known. */
export function RequirementsAlone({ programme }: { readonly programme: Programme }) {
  const wording = useWording();
  const { t } = wording;
  const lines = requirementWords(programme, wording);
  return (
    <>
      <PartHeading>{t('receipt.requirements.title')}</PartHeading>
      {lines.length === 0 && <p className="text-sm leading-snug">{t('receipt.requirements.none')}</p>}
      <ul className="list-disc ps-5 text-sm leading-snug">
        {lines.map((line) => (
          <li key={line} className="py-0.5">
            {line}
          </li>
        ))}
      </ul>
      <Suspense>
        <FlexibleRouteNote programme={programme} receipt={null} />
      </Suspense>
    </>
  );
}

/** The published minimums in words: those of each subject, and of electives. */
function requirementWords(programme: Programme, wording: Wording): readonly string[] {
  const subjects = SUBJECTS.flatMap((code) => {
    const required = programme.requirements[code];
    return required === undefined
      ? []
      : requiredWords({ on: 'subject', subject: code, count: 1, required }, wording);
  });
  const [only, ...others] = programme.elective_requirements;
  const electives =
    only === undefined
      ? []
      : others.length === 0
        ? only.map((part) => electiveWords(part, wording))
        : [alternativesWords(programme, wording)];
  return [...subjects, ...electives].map(wording.capitalised);
}

/** The sets of electives of which one will do, numbered. */
export function alternativesWords(
  { elective_requirements: alternatives }: Programme,
  wording: Wording,
): string {
  const each = alternatives.map((parts) => wording.list(parts.map((part) => electiveWords(part, wording))));
  const numbered = each.map((what, index) =>
    wording.t('receipt.formula.alternative', { number: index + 1, what }),
  );
  return wording.t('receipt.requirements.oneOf', { list: numbered.join(wording.marks.clauses) });
}
