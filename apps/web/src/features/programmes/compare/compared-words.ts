import { type ComparisonRow, type FieldNames, type Programme, SUBJECTS } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { fieldName, namesIn, ofTwo } from '../../../shared/programme/field-words.ts';
import { electiveWords, requiredWords } from '../../../shared/programme/requirement-words.ts';
import {
  documentWords,
  feeWords,
  lengthWords,
  selectionWords,
} from '../../../shared/programme/study-words.ts';
import { gradeName, shortName } from '../../../shared/programme/subject-words.ts';
import type { Wording } from '../../../shared/programme/wording.ts';

/** What stands above a column instead of in a row of it. */
const IN_HEAD = ['institution', 'level'] as const;
export type DrawnRow = Exclude<ComparisonRow, { readonly id: (typeof IN_HEAD)[number] }>;

export function isDrawn(row: ComparisonRow): row is DrawnRow {
  return !IN_HEAD.some((id) => id === row.id);
}

interface Speaker {
  readonly t: TFunction<'compare'>;
  readonly wording: Wording;
  readonly guide: FieldNames;
}

type Value<Id extends DrawnRow['id']> = Extract<DrawnRow, { readonly id: Id }>['values'][number];

function scoreWords(value: Value<'score'>, { t, wording: { number } }: Speaker): string | null {
  if (value === null || value.score === null) return null;
  const score = number(value.score);
  if (value.reference === null) return t('value.scoreAlone', { score });
  const key = value.kind === 'mean' ? 'value.scoreMean' : 'value.score';
  return t(key, { score, reference: number(value.reference) });
}

function quartileLine(value: Value<'quartiles'>, { t, wording: { number } }: Speaker): string | null {
  const { lower, median, upper, mean, maximum, year } = value;
  const held = [lower, median, upper];
  const of = { maximum: number(maximum), year: year ?? '' };
  if (held.some((one) => one !== null)) {
    const figures = held.map((one) => (one === null ? '–' : number(one))).join(' · ');
    return t('value.outOf', { figures, ...of });
  }
  return mean === null ? null : t('value.mean', { mean: number(mean), ...of });
}

const ORDER: readonly string[] = SUBJECTS;
/** As requirements are published: attained. */
const ATTAINED = 'A';

function minimumWords({ subjects, electives }: Value<'minimums'>, { t, wording }: Speaker): string | null {
  const asked = Object.entries(subjects).sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  const items = [
    ...asked.map(([code, grade]) =>
      t('value.minimum', {
        subject: shortName(code, wording),
        grade: gradeName(grade === ATTAINED ? 'Attained' : grade, wording),
      }),
    ),
    ...electives.map((choice) =>
      wording.list(
        choice.map((one) => electiveWords(one, wording)),
        'or',
      ),
    ),
  ];
  return items.length === 0 ? null : items.join(wording.marks.clauses);
}

/** Subjects of one weight are named together. */
function formulaLine({ heavy }: Value<'formula'>, { t, wording }: Speaker): string {
  if (heavy.length === 0) return t('value.noMore');
  const groups = Map.groupBy(heavy, ({ weight, outOf }) => `${weight}/${outOf}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return t(first.outOf === null ? 'value.times' : 'value.ofTen', {
        weight: wording.number(first.weight),
        subjects: wording.list(group.map(({ subject }) => shortName(subject, wording))),
      });
    })
    .join(wording.marks.clauses);
}

function bandAWords(value: Value<'bandA'>, { t, wording: { number } }: Speaker): string | null {
  if (value === null) return null;
  const { offers, applications, year } = value;
  return t('value.offers', { offers: number(offers), applications: number(applications), year });
}

function bandBWords(value: Value<'bandB'>, { t, wording: { number } }: Speaker): string | null {
  if (value === null) return null;
  const { from, to } = value;
  const counts = { offers: number(value.offers), applications: number(value.applications) };
  return from === to
    ? t('value.offers', { ...counts, year: to })
    : t('value.offersYears', { ...counts, from, to });
}

/** One value of a comparison in words; null where it is not known. */
export function comparedWords(
  row: DrawnRow,
  place: number,
  programme: Programme,
  speaker: Speaker,
): string | null {
  const { t, wording, guide } = speaker;
  const at = <T>(values: readonly T[]): T | null => values[place] ?? null;
  const told = <T>(value: T | null, say: (value: T, speaker: Speaker) => string | null) =>
    value === null ? null : say(value, speaker);
  const listed = (names: readonly string[]) => (names.length === 0 ? null : wording.list(names));
  switch (row.id) {
    case 'score':
      return told(at(row.values), scoreWords);
    case 'quartiles':
      return told(at(row.values), quartileLine);
    case 'unmet':
      return told(at(row.values), (unmet) =>
        unmet.length === 0
          ? t('value.allMet')
          : t('value.unmet', { list: wording.list(unmet.map((one) => requiredWords(one, wording))) }),
      );
    case 'minimums':
      return told(at(row.values), minimumWords);
    case 'formula':
      return told(at(row.values), formulaLine);
    case 'bandA':
      return told(at(row.values), bandAWords);
    case 'bandB':
      return told(at(row.values), bandBWords);
    case 'places':
      return told(at(row.values), (places) => wording.number(places));
    case 'interview':
      return selectionWords(programme, wording);
    case 'documents':
      return documentWords(programme, wording);
    case 'duration':
      return lengthWords(programme, wording);
    case 'fee':
      return feeWords(programme, wording);
    case 'fields':
      return listed((at(row.values) ?? []).map((id) => fieldName(id, guide, wording)));
    case 'topics':
      return listed(namesIn(at(row.values) ?? [], 'topics', guide, wording));
    case 'careers':
      return listed(namesIn(at(row.values) ?? [], 'careers', guide, wording));
    case 'professional':
      return told(at(row.values), (recognition) => ofTwo(recognition, guide, wording));
  }
}
