import { isProgrammeCode, JUPAS_CHOICES } from '../admission/selection.ts';
import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import {
  isOtherSubject,
  OTHER_RESULTS,
  type OtherResult,
  type OtherSubject,
  otherEntries,
} from '../grades/other-subject.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import { isSubjectCode, type SubjectCode } from '../grades/subject.ts';
import { isGradeOf } from '../grades/user-scores.ts';
import { checkOf, cleanNote, safeText, textOfSafe } from './shared-text.ts';

/** A choice as a link carries it. `note`: at most 200 characters, empty without one. */
export interface SharedChoice {
  readonly code: string;
  readonly note: string;
}

/** What a shared link holds. */
export interface SharedList {
  /** Entry year of the programmes, such as 2026; null where the link does not say. */
  readonly year: number | null;
  /** Null: shared without grades. */
  readonly grades: Grades | null;
  /** In the order of preference, at most 20, each code once. */
  readonly choices: readonly SharedChoice[];
}

/** What of a link could not be read, or not all of it. */
export type SharedGap =
  /** The end is missing, or something in between was changed. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'huge' }
  /** Made by a newer product, which may have put in more than this one knows. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'grades' | 'choices' | 'notes'; readonly count: number }
  | { readonly kind: 'tooMany'; readonly most: number };

export type ReadSharedList =
  | { readonly kind: 'read'; readonly list: SharedList; readonly gaps: readonly SharedGap[] }
  /** No link of this product, or nothing of it is left. */
  | { readonly kind: 'unreadable' };

/** Raised when a reader of the version before would misunderstand what is written. */
const VERSION = 1;
/** More than 20 choices with full notes take. */
const LONGEST = 24_000;

const MARKED: readonly Grade[] = [...LEVEL_GRADES].reverse();
const ATTAINMENT_MARKS: ReadonlyMap<string, string> = new Map([
  ['A', 'Attained'],
  ['F', 'Failed'],
]);

/** One character for a grade: 0 for U to 7 for 5**, A for attained, F for failed. */
function markOf(grade: Grade): string {
  const place = MARKED.indexOf(grade);
  return place === -1 ? grade.charAt(0) : String(place);
}

/** The place of a result among those of its subject, best 0: one digit. */
function placeOf(subject: OtherSubject, result: OtherResult): number {
  const results: readonly OtherResult[] = OTHER_RESULTS[subject];
  return results.indexOf(result);
}

function gradeOf(subject: SubjectCode, mark: string): Grade | null {
  const grade = ATTAINMENT_MARKS.get(mark) ?? (/^[0-7]$/.test(mark) ? MARKED[Number(mark)] : undefined);
  return grade !== undefined && isGradeOf(subject, grade) ? grade : null;
}

/**
 * What stands behind the `#` of a shared link, which browsers send to no server: version, year, grades, choices and six
 * characters that tell whether the end is still there, such as `1/y2026/gCHI4.ENG5/c6456.3636~why/z1x2y3z`.
 */
export function writeSharedList({ year, grades, choices }: SharedList): string {
  const graded =
    grades === null
      ? []
      : [
          ...gradeEntries(grades).map(([code, grade]) => code + markOf(grade)),
          ...otherEntries(grades).map(([code, result]) => code + placeOf(code, result)),
        ];
  const chosen = choices.slice(0, JUPAS_CHOICES).map(({ code, note }) => {
    const text = cleanNote(note);
    return code.slice(2) + (text === '' ? '' : `~${safeText(text)}`);
  });
  const body = [
    String(VERSION),
    ...(year === null ? [] : [`y${year}`]),
    ...(graded.length === 0 ? [] : [`g${graded.join('.')}`]),
    `c${chosen.join('.')}`,
  ].join('/');
  return `${body}/z${checkOf(body)}`;
}

interface Part<T> {
  readonly value: T;
  readonly gaps: readonly SharedGap[];
}

const gapOf = (kind: 'grades' | 'choices' | 'notes', count: number): readonly SharedGap[] =>
  count === 0 ? [] : [{ kind, count }];

function readGrades(section: string | null): Part<Grades | null> {
  if (section === null) return { value: null, gaps: [] };
  const grades = new Map<SubjectCode | OtherSubject, Grade | OtherResult>();
  const items = section.split('.');
  for (const item of items) {
    const subject = item.slice(0, -1);
    if (isOtherSubject(subject)) {
      const result = /\d$/.test(item) ? OTHER_RESULTS[subject][Number(item.slice(-1))] : undefined;
      if (result !== undefined && !grades.has(subject)) grades.set(subject, result);
      continue;
    }
    const grade = isSubjectCode(subject) ? gradeOf(subject, item.slice(-1)) : null;
    const other = subject === 'CSD' ? 'LS' : subject === 'LS' ? 'CSD' : null;
    if (isSubjectCode(subject) && grade !== null && !grades.has(subject) && !(other && grades.has(other)))
      grades.set(subject, grade);
  }
  const value = grades.size === 0 ? null : Object.fromEntries(grades);
  return { value, gaps: gapOf('grades', items.length - grades.size) };
}

/** `isEnd`: the link was cut within this section, so that its last note may be half of one. */
function readChoices(section: string | null, isEnd: boolean): Part<readonly SharedChoice[]> {
  const items = section === null || section === '' ? [] : section.split('.');
  const choices = new Map<string, SharedChoice>();
  let lostNotes = 0;
  for (const [place, item] of items.entries()) {
    const [short = '', ...rest] = item.split('~');
    const code = `JS${short}`;
    if (!isProgrammeCode(code) || choices.has(code)) continue;
    const written = rest.length === 0 ? '' : textOfSafe(rest.join('~'));
    const isHalf = isEnd && place === items.length - 1 && rest.length > 0;
    const note = written === null || isHalf ? '' : cleanNote(written);
    if (written === null || isHalf || note !== written) lostNotes += 1;
    choices.set(code, { code, note });
  }
  const all = [...choices.values()];
  const most = JUPAS_CHOICES;
  return {
    value: all.slice(0, most),
    gaps: [
      ...gapOf('choices', items.length - all.length),
      ...(all.length > most ? [{ kind: 'tooMany' as const, most }] : []),
      ...gapOf('notes', lostNotes),
    ],
  };
}

/** Reads what stands behind the `#`, as far as it is good; whatever is not is left out and named. */
export function readSharedList(fragment: string): ReadSharedList {
  const whole = fragment.replace(/^#/, '');
  const text = whole.slice(0, LONGEST);
  const [head = '', ...sections] = text.split('/');
  if (!/^[1-9]\d{0,3}$/.test(head)) return { kind: 'unreadable' };
  const sectionOf = (letter: string) => sections.find((one) => one.startsWith(letter))?.slice(1) ?? null;
  const isNewer = Number(head) > VERSION;
  const isHuge = whole.length > LONGEST;
  const end = text.lastIndexOf('/');
  const isWhole = text.slice(end + 1) === `z${checkOf(text.slice(0, end))}`;
  const year = sectionOf('y');
  const grades = readGrades(sectionOf('g'));
  const choices = readChoices(sectionOf('c'), !isWhole && (sections.at(-1)?.startsWith('c') ?? false));
  if (grades.value === null && choices.value.length === 0) return { kind: 'unreadable' };
  return {
    kind: 'read',
    list: {
      year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null,
      grades: grades.value,
      choices: choices.value,
    },
    gaps: [
      ...(isNewer ? [{ kind: 'newer' as const }] : []),
      ...(isHuge ? [{ kind: 'huge' as const }] : []),
      ...(!isWhole && !isNewer && !isHuge ? [{ kind: 'cut' as const }] : []),
      ...grades.gaps,
      ...choices.gaps,
    ],
  };
}
