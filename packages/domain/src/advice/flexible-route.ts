import type { RequirementCheck, UnmetRequirement } from '../admission/classification.ts';
import type { SourceNote } from '../admission/programme.ts';
import { ANY_ELECTIVE } from '../admission/subject-choice.ts';
import { type Grade, type Grades, LEVEL_GRADES, type LevelGrade } from '../grades/grade.ts';
import { meetsGrade } from '../grades/points.ts';
import { LEVEL_SUBJECTS } from '../grades/subject.ts';

/** What an institution asks for instead of the minimum that is missed, by name; the pages word it. */
export type RouteNeed =
  /** A threshold of the programme's own, which the institution publishes and is not held here. */
  | { readonly code: 'ownThreshold' }
  | { readonly code: 'competitiveResults' }
  /** The institution does not say. */
  | { readonly code: 'notStated' }
  | { readonly code: 'missedSubjectAt'; readonly grade: string }
  | { readonly code: 'anotherSubjectAt'; readonly grade: string }
  | { readonly code: 'expectedScore' }
  | { readonly code: 'medianScore'; readonly year: number };

/** A way in for those who miss one minimum by one level. Null is "not said", never "no". */
export interface FlexibleRoute {
  readonly institution: string;
  readonly entry_year: number;
  /** Which subjects may be missed: CHI, ENG, MAT, ELE. */
  readonly subjects: readonly string[];
  readonly needs: readonly RouteNeed[];
  readonly band_a_required: true | null;
  readonly interview_required: true | null;
  readonly programmes: readonly string[];
  /** Key of the file's `sources`. */
  readonly source: string;
}

export interface FlexibleAdmissionFile {
  readonly format: 1;
  readonly sources: Readonly<Record<string, SourceNote>>;
  readonly routes: readonly FlexibleRoute[];
}

/** The one minimum that a route is for: `subject` is one of the route's. */
export interface MissedMinimum {
  readonly subject: string;
  readonly required: string;
  readonly held: string | null;
}

/** A route that is open to a pupil as far as is known, and the minimum it is for. */
export interface OpenRoute {
  readonly route: FlexibleRoute;
  readonly missed: MissedMinimum;
  readonly source: SourceNote | null;
}

/** The general requirement; what a programme asks beyond it no route waives (HKUST says so, EdUHK means nothing else). */
const GENERAL_MINIMUM: Readonly<Record<string, string>> = { CHI: '3', ENG: '3', MAT: '2' };

function gradeNamed(text: string | null): LevelGrade | null {
  return LEVEL_GRADES.find((grade) => grade === text) ?? null;
}

function isOneLevelBelow({ held, required }: UnmetRequirement): boolean {
  const [has, asked] = [gradeNamed(held), gradeNamed(required)];
  return has !== null && asked !== null && has === LEVEL_GRADES[LEVEL_GRADES.indexOf(asked) + 1];
}

/** A minimum that a route may be for, missed by one level in one subject; null for any other. */
function missedMinimum(unmet: UnmetRequirement): MissedMinimum | null {
  const { required, held } = unmet;
  if (unmet.count - unmet.have !== 1 || !isOneLevelBelow(unmet)) return null;
  if (unmet.on === 'electives' && unmet.named === null) return { subject: ANY_ELECTIVE, required, held };
  if (unmet.on !== 'subject' || GENERAL_MINIMUM[unmet.subject] !== required) return null;
  return { subject: unmet.subject, required, held };
}

function isAtLeast(held: Grade | null, text: string): boolean {
  const required = gradeNamed(text);
  return held !== null && required !== null && meetsGrade(held, required);
}

function hasAnotherAt(grades: Grades, missed: MissedMinimum, grade: string): boolean {
  const others = LEVEL_SUBJECTS.filter((subject) => subject !== missed.subject);
  return others.some((subject) => isAtLeast(grades[subject] ?? null, grade));
}

/** What the pupil is measured by besides the minimum that is missed. */
interface Measured {
  readonly grades: Grades;
  readonly score: number | null;
  readonly median: number | null;
}

/** Only what can be seen from the grades closes a route. */
function mayHold(need: RouteNeed, missed: MissedMinimum, { grades, score, median }: Measured): boolean {
  switch (need.code) {
    case 'anotherSubjectAt':
      return hasAnotherAt(grades, missed, need.grade);
    case 'missedSubjectAt':
      return isAtLeast(gradeNamed(missed.held), need.grade);
    case 'medianScore':
      return median === null || (score !== null && score >= median);
    default:
      return true;
  }
}

/** The flexible route of a programme for somebody who misses one minimum by one level; null when none is known. */
export function flexibleRouteFor(
  file: FlexibleAdmissionFile,
  code: string,
  { unmet }: RequirementCheck,
  standing: Measured,
): OpenRoute | null {
  const [first, ...others] = unmet;
  const missed = first === undefined || others.length > 0 ? null : missedMinimum(first);
  if (missed === null) return null;
  const route = file.routes.find(
    (one) =>
      one.programmes.includes(code) &&
      one.subjects.includes(missed.subject) &&
      one.needs.every((need) => mayHold(need, missed, standing)),
  );
  return route === undefined ? null : { route, missed, source: file.sources[route.source] ?? null };
}

/** What is said of an open route: what is missed, and its terms. */
export function routeFigures({ route, missed }: Pick<OpenRoute, 'route' | 'missed'>) {
  return {
    ...missed,
    needs: route.needs,
    bandARequired: route.band_a_required,
    interviewRequired: route.interview_required,
  };
}

/** The flexible route that an institution publishes for a programme, whoever asks; null when none is known. */
export function publishedRoute(file: FlexibleAdmissionFile, code: string): Omit<OpenRoute, 'missed'> | null {
  const route = file.routes.find(({ programmes }) => programmes.includes(code));
  return route === undefined ? null : { route, source: file.sources[route.source] ?? null };
}
