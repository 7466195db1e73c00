import type { answerSurvey, BodyOf } from '@lodestar/contract';
import {
  COMPULSORY_SUBJECTS,
  type CoreSlotSubject,
  ELECTIVE_SUBJECTS,
  type ElectiveSubject,
  type Grade,
  type Grades,
  JUPAS_BANDS,
  type JupasBand,
  MINIMUM_SCORED_SUBJECTS,
  readSavedScores,
} from '@lodestar/domain';

/** Citizenship and Social Development took the place of Liberal Studies with the examination of 2024 (HKEAA). */
const FIRST_CSD_YEAR = 2024;
const FIRST_ELECTIVES = 3;

export interface ElectiveRow {
  readonly subject: ElectiveSubject | '';
  readonly grade: Grade | '';
}

type YesOrNo = 'yes' | 'no' | '';

/** The form as it is being filled in; empty texts stand for what is not answered. */
export interface SurveyDraft {
  readonly entryYear: string;
  readonly core: Readonly<Record<(typeof COMPULSORY_SUBJECTS)[number] | 'fourth', Grade | ''>>;
  readonly electives: readonly ElectiveRow[];
  readonly offered: YesOrNo;
  readonly offer: string;
  readonly band: JupasBand | '';
  readonly satisfied: YesOrNo;
  readonly homepage: string;
}

export type SurveyField = 'entryYear' | 'scores' | 'offered' | 'offer';

export interface SurveyProblem {
  readonly field: SurveyField;
  readonly kind: 'entryYear' | 'tooFew' | 'repeated' | 'offered' | 'offer' | 'unknown';
  readonly subject?: ElectiveSubject;
}

const EMPTY_ELECTIVE: ElectiveRow = { subject: '', grade: '' };

export const EMPTY_DRAFT: SurveyDraft = {
  entryYear: '',
  core: { CHI: '', ENG: '', MAT: '', fourth: '' },
  electives: Array.from({ length: FIRST_ELECTIVES }, () => EMPTY_ELECTIVE),
  offered: '',
  offer: '',
  band: '',
  satisfied: '',
  homepage: '',
};

/** Which subject the fourth core slot was in a year; the present one while no year is chosen. */
export function fourthSubject(entryYear: string): CoreSlotSubject {
  return entryYear !== '' && Number(entryYear) < FIRST_CSD_YEAR ? 'LS' : 'CSD';
}

export function withElective(draft: SurveyDraft): SurveyDraft {
  return { ...draft, electives: [...draft.electives, EMPTY_ELECTIVE] };
}

export function changeElective(draft: SurveyDraft, place: number, change: Partial<ElectiveRow>): SurveyDraft {
  const electives = draft.electives.map((row, index) => (index === place ? { ...row, ...change } : row));
  return { ...draft, electives };
}

/** The draft with the grades that a pupil has entered elsewhere. */
export function fillGrades(draft: SurveyDraft, grades: Grades): SurveyDraft {
  const taken = ELECTIVE_SUBJECTS.flatMap((subject) => {
    const grade = grades[subject];
    return grade === undefined ? [] : [{ subject, grade }];
  });
  const rest = Array.from({ length: Math.max(0, FIRST_ELECTIVES - taken.length) }, () => EMPTY_ELECTIVE);
  return {
    ...draft,
    core: {
      CHI: grades.CHI ?? '',
      ENG: grades.ENG ?? '',
      MAT: grades.MAT ?? '',
      fourth: grades[fourthSubject(draft.entryYear)] ?? '',
    },
    electives: [...taken, ...rest],
  };
}

function scoresOf({ core, electives, entryYear }: SurveyDraft): Readonly<Record<string, Grade>> {
  const rows: readonly (readonly [string, Grade | ''])[] = [
    ...COMPULSORY_SUBJECTS.map((subject) => [subject, core[subject]] as const),
    [fourthSubject(entryYear), core.fourth],
    ...electives.map(({ subject, grade }) => [subject, grade] as const),
  ];
  return Object.fromEntries(
    rows.filter((row): row is readonly [string, Grade] => row[0] !== '' && row[1] !== ''),
  );
}

/** What is still missing or wrong, in the order of the form. */
export function problemsOf(draft: SurveyDraft): readonly SurveyProblem[] {
  const chosen = draft.electives.flatMap(({ subject }) => (subject === '' ? [] : [subject]));
  const repeated = chosen.find((subject, index) => chosen.indexOf(subject) !== index);
  const tooFew = Object.keys(scoresOf(draft)).length < MINIMUM_SCORED_SUBJECTS;
  const problems: readonly (SurveyProblem | false)[] = [
    draft.entryYear === '' && { field: 'entryYear', kind: 'entryYear' },
    repeated !== undefined && { field: 'scores', kind: 'repeated', subject: repeated },
    repeated === undefined && tooFew && { field: 'scores', kind: 'tooFew' },
    draft.offered === '' && { field: 'offered', kind: 'offered' },
    draft.offered === 'yes' && draft.offer.trim() === '' && { field: 'offer', kind: 'offer' },
  ];
  return problems.filter((problem) => problem !== false);
}

/** The answer as it is sent; only a draft without problems has one. */
export function surveyAnswerOf(draft: SurveyDraft): BodyOf<typeof answerSurvey> {
  const common = { entryYear: Number(draft.entryYear), scores: scoresOf(draft), homepage: draft.homepage };
  if (draft.offered !== 'yes') return { ...common, offer: null };
  return {
    ...common,
    offer: draft.offer.trim().toUpperCase(),
    band: draft.band === '' ? null : draft.band,
    satisfied: draft.satisfied === '' ? null : draft.satisfied === 'yes',
  };
}

/** A draft as texts, to be kept on the device. */
export function textsOf(draft: SurveyDraft): Readonly<Record<string, string>> {
  const { entryYear, offered, offer, band, satisfied } = draft;
  return { entryYear, offered, offer, band, satisfied, scores: JSON.stringify(scoresOf(draft)) };
}

function gradesIn(text: string): Grades {
  try {
    const read = readSavedScores(JSON.parse(text));
    return read.kind === 'ok' ? read.grades : {};
  } catch {
    return {};
  }
}

const yesOrNo = (text: string | undefined): YesOrNo => (text === 'yes' || text === 'no' ? text : '');

/** The draft that was kept as texts; what cannot be read is not answered. */
export function draftOfTexts(texts: Readonly<Record<string, string>>): SurveyDraft {
  const { entryYear = '', offered, offer = '', band, satisfied, scores = '{}' } = texts;
  return fillGrades(
    {
      ...EMPTY_DRAFT,
      entryYear,
      offered: yesOrNo(offered),
      offer,
      band: JUPAS_BANDS.find((one) => one === band) ?? '',
      satisfied: yesOrNo(satisfied),
    },
    gradesIn(scores),
  );
}
