import {
  type Category,
  type FacetCounts,
  feeToPay,
  gradePoints,
  INTERVIEW_KINDS,
  type InstitutionCode,
  isGradeOf,
  LEVEL_SUBJECTS,
  type Level,
  lookThrough,
  type Programme,
  type ProgrammeFilter,
  type SubjectCode,
  weighsHeavily,
  weightIn,
} from '@lodestar/domain';
import type { EddyContext } from '../context.ts';
import { shelvesOf } from '../shelves.ts';
import { hasEnoughGrades } from '../standing.ts';
import type { GradeChange } from '../state/told-grades.ts';

export const FUNDINGS = ['UGC', 'SSSDP', 'Self-financing'] as const;
export type Funding = (typeof FUNDINGS)[number];

/** What programmes must be like; an empty list or null asks for nothing. */
export interface Conditions {
  /** Words of a title, topic, career or interest. */
  readonly query: string;
  /** What the pupil calls what the query or the category stands for; empty: as the query is. */
  readonly called: string;
  readonly category: Category | null;
  /** Codes that are left out: chosen, shown or refused before. */
  readonly except: readonly string[];
  /** Ids of fields of study; one of them is enough. */
  readonly fields: readonly string[];
  readonly institutions: readonly InstitutionCode[];
  /** Subjects that nobody must have taken for it. */
  readonly without: readonly SubjectCode[];
  /** Subjects that its formula gives much weight. */
  readonly counts: readonly SubjectCode[];
  /** True: its formula weighs all subjects alike. */
  readonly unweighted: boolean;
  /** A grade that its minimum of the subject lets in. */
  readonly takes: GradeChange | null;
  readonly funding: readonly Funding[];
  /** True: there may be an interview; false: there is none. */
  readonly interview: boolean | null;
  /** Lengths in years. */
  readonly years: readonly number[];
  /** The most that a local pupil would pay in the first year, in Hong Kong dollars. */
  readonly fee: number | null;
  /** True: it made offers in Band B. */
  readonly bandB: boolean | null;
  /** The pupil's levels; without grades nothing fits them. */
  readonly levels: readonly Level[];
}

export const NO_CONDITIONS: Conditions = {
  query: '',
  called: '',
  category: null,
  except: [],
  fields: [],
  institutions: [],
  without: [],
  counts: [],
  unweighted: false,
  takes: null,
  funding: [],
  interview: null,
  years: [],
  fee: null,
  bandB: null,
  levels: [],
};

const WITH_INTERVIEW = INTERVIEW_KINDS.filter((kind) => kind !== 'none');

function filterOf(asked: Conditions): ProgrammeFilter {
  const { interview, bandB } = asked;
  return {
    field: asked.fields,
    institution: asked.institutions,
    without: asked.without,
    funding: asked.funding,
    interview: interview === null ? [] : interview ? WITH_INTERVIEW : ['none'],
    duration: asked.years.map(String),
    bandB: bandB === null ? [] : [bandB ? 'offered' : 'none'],
    level: asked.levels.map(String),
  };
}

/** Whether the minimum of a subject is met by a grade; none is asked of a subject that may be left out. */
function letsIn({ requirements }: Programme, { subject, grade }: GradeChange): boolean {
  const least = requirements[subject];
  return (
    least === undefined || !isGradeOf(subject, least) || gradePoints(grade, '7') >= gradePoints(least, '7')
  );
}

/** Whether a formula weighs every subject that it takes alike. */
const weighsAlike = (programme: Programme): boolean =>
  new Set(LEVEL_SUBJECTS.map((subject) => weightIn(programme, subject)).filter((weight) => weight > 0))
    .size === 1;

export interface Fitting {
  readonly programmes: readonly Programme[];
  /** How many each further choice would leave, and for how many nothing is known. */
  readonly counts: FacetCounts;
}

/** Programmes that meet all conditions. */
export function programmesWith(asked: Conditions, context: EddyContext): Fitting {
  const { catalogue, grades, language } = context;
  const levels = hasEnoughGrades(grades) ? catalogue.levels(grades) : null;
  const look = { q: asked.query, filter: filterOf(asked), sort: 'fit', language, levels } as const;
  const found = lookThrough(shelvesOf(context), look);
  const { fee: most, category, except, counts, unweighted, takes } = asked;
  const isPaid = (programme: Programme): boolean =>
    most === null || (feeToPay(programme) ?? Number.POSITIVE_INFINITY) <= most;
  const isOpen = (programme: Programme): boolean =>
    (category === null || programme.category === category) && !except.includes(programme.code);
  const isWeighed = (programme: Programme): boolean =>
    counts.every((subject) => weighsHeavily(programme, subject)) && !(unweighted && !weighsAlike(programme));
  const programmes = found.programmes.filter(
    (one) => isPaid(one) && isOpen(one) && isWeighed(one) && (takes === null || letsIn(one, takes)),
  );
  return { programmes, counts: found.counts() };
}
