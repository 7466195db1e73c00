import {
  feeToPay,
  type InterviewKind,
  type Programme,
  referenceScore,
  type SubjectCode,
  weighsHeavily,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { fieldName } from '../guide/condition-words.ts';
import { programmesFoundBy } from '../programme-index.ts';
import { entriesFor, hasEnoughGrades, type Standing, standingOf } from '../standing.ts';
import { type FiguresSource, figuresSource } from './figures-source.ts';

/** What programmes are chosen by. The first are figures, of which the most or least is sought; the others hold or do not. */
export const FIGURES = ['fee', 'years', 'level', 'median', 'places', 'rate'] as const;
export const HOLDS = ['interview', 'documents', 'weight', 'field'] as const;
export type Figure = (typeof FIGURES)[number];
export type Criterion = Figure | (typeof HOLDS)[number];

export interface WhichInput {
  /** The programmes among which is chosen; none: those of the pupil's list. */
  readonly codes: readonly string[];
  readonly by: Criterion;
  /** The lowest figure is sought, or what does without. */
  readonly least: boolean;
  /** The subject that is weighed. */
  readonly subject: SubjectCode | null;
  /** Words of the field that they are of. */
  readonly field?: string;
}

export interface ChosenAmong extends Standing {
  readonly figure: number | null;
  readonly interview: InterviewKind | null;
  readonly documents: readonly string[];
  /** The main field of study, by its name. */
  readonly of_field: string | null;
  readonly formula: string;
  /** Highest score of its formula. */
  readonly maximum: number;
}

export interface WhichResult extends FiguresSource {
  readonly tool: 'which_of';
  readonly asked: WhichInput;
  readonly own: boolean;
  readonly programmes: readonly ChosenAmong[];
  readonly picked: readonly string[];
  /** Of programmes at one and the same level the one nearest to its median, or furthest below it, as `least` says; null: their levels differ. */
  readonly among: string | null;
  /** Of which nothing is published. */
  readonly unknown: readonly string[];
  /** Not among this year's programmes. */
  readonly gone: readonly string[];
}

function figureOf(by: Criterion, programme: Programme, { level }: Standing): number | null {
  switch (by) {
    case 'fee':
      return feeToPay(programme);
    case 'years':
      return programme.duration_years;
    case 'places':
      return programme.intake;
    case 'rate':
      return programme.band_a_admission_rate;
    case 'level':
      return level === null || level === -1 ? null : level;
    case 'median': {
      const reference = referenceScore(programme);
      return reference === null ? null : reference / programme.calculation.maximum;
    }
    default:
      return null;
  }
}

/** Whether words, or the name of a category, find a programme. */
const isOfField = (programme: Programme, field: string, context: EddyContext): boolean =>
  programme.category === field ||
  programmesFoundBy(field, [programme.institution], context).some(({ code }) => code === programme.code);

function mainField({ code }: Programme, context: EddyContext): string | null {
  const [field] = context.fields.subjectsOf(code)?.fields ?? [];
  return field === undefined ? null : fieldName(field, context);
}

/** Whether it holds of a programme; null: nothing is published. */
function holds({ by, subject, field = '' }: WhichInput, programme: Programme, context: EddyContext) {
  switch (by) {
    case 'interview':
      return programme.interview_arrangement === null
        ? null
        : programme.interview_arrangement.kind !== 'none';
    case 'documents':
      return programme.documents === null || programme.documents.length === 0 ? null : true;
    case 'weight':
      return subject === null ? null : weighsHeavily(programme, subject);
    case 'field':
      return isOfField(programme, field, context);
    default:
      return null;
  }
}

const isFigure = (by: Criterion): by is Figure => FIGURES.some((one) => one === by);

/** Without grades the surest is the one whose published median asks for least, as a share of what its formula can give. */
const asFarAsKnown = (asked: WhichInput, { grades }: EddyContext): WhichInput =>
  asked.by === 'level' && !hasEnoughGrades(grades) ? { ...asked, by: 'median', least: !asked.least } : asked;

/** Which of some programmes have the most or least of a figure, or are of a kind. */
export function chooseAmong(wanted: WhichInput, context: EddyContext): WhichResult {
  const asked = asFarAsKnown(wanted, context);
  const codes = asked.codes.length > 0 ? asked.codes : context.choices;
  const { entries, unknown: gone } = entriesFor(codes, context);
  const all = entries.map((entry) => {
    const { programme } = entry;
    const standing = standingOf(entry, context.grades, context);
    const figure = figureOf(asked.by, programme, standing);
    const held = isFigure(asked.by) ? null : holds(asked, programme, context);
    return { programme, standing, figure, held };
  });
  const isLess = asked.least ? 1 : -1;
  const last = Number.POSITIVE_INFINITY;
  const isSorted = asked.codes.length > 0 || asked.by === 'level';
  const ordered =
    isFigure(asked.by) && isSorted
      ? all.toSorted(
          (one, other) =>
            (one.figure === null ? last : one.figure * isLess) -
              (other.figure === null ? last : other.figure * isLess) || 0,
        )
      : all;
  const figures = all.flatMap(({ figure }) => figure ?? []);
  const sought = asked.least ? Math.min(...figures) : Math.max(...figures);
  const shares = all.flatMap(({ programme, standing }) =>
    standing.from_reference === null
      ? []
      : [{ code: programme.code, share: standing.from_reference / programme.calculation.maximum }],
  );
  const isAlike = asked.by === 'level' && new Set(figures).size === 1 && shares.length > 1;
  const [among] = isAlike ? shares.toSorted((one, other) => (one.share - other.share) * isLess) : [];
  const isPicked = ({ figure, held }: (typeof all)[number]): boolean =>
    isFigure(asked.by) ? figure === sought : held === !asked.least;
  const isUnknown = ({ figure, held }: (typeof all)[number]): boolean =>
    isFigure(asked.by) ? figure === null : held === null;
  const codesOf = (some: typeof all): readonly string[] => some.map(({ programme }) => programme.code);
  return {
    tool: 'which_of',
    asked,
    own: asked.codes.length === 0,
    programmes: ordered.map(({ programme, standing, figure }) => ({
      ...standing,
      figure,
      interview: programme.interview_arrangement?.kind ?? null,
      documents: programme.documents?.map(({ text }) => text[context.language]) ?? [],
      of_field: mainField(programme, context),
      formula: programme.calculation.text,
      maximum: programme.calculation.maximum,
    })),
    picked: codesOf(all.filter(isPicked)),
    among: among?.code ?? null,
    unknown: codesOf(all.filter(isUnknown)),
    gone,
    ...figuresSource(
      entries.map(({ programme }) => programme),
      context,
    ),
  };
}
