import type { Grade, Grades } from '../grades/grade.ts';
import { type OtherResult, type OtherSubject, otherEntries } from '../grades/other-subject.ts';
import { gradeEntries } from '../grades/saved-scores.ts';
import type { SubjectCode } from '../grades/subject.ts';
import { MAX_CHOICES } from './selection.ts';

/** What a pupil has entered: grades, and the ordered list of programmes. */
export interface PupilWork {
  readonly grades: Grades;
  readonly codes: readonly string[];
}

/** What to do with work done as a guest when a pupil signs in. */
export type GuestWorkVerdict = 'keepAccount' | 'takeGuest' | 'ask';

const isEmpty = ({ grades, codes }: PupilWork) => codes.length === 0 && heldEntries(grades).length === 0;

/** Grades, and results in subjects of other kinds. */
export const heldEntries = (grades: Grades) => [...gradeEntries(grades), ...otherEntries(grades)];

/** Whether two tables come to the same. */
export function hasSameGrades(one: Grades, other: Grades): boolean {
  const entries = heldEntries(one);
  return (
    entries.length === heldEntries(other).length && entries.every(([code, grade]) => other[code] === grade)
  );
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code, index) => other[index] === code);

/** Whose work stays: the only one there is, the account's when both are equal, else the pupil is asked. */
export function compareWork(guest: PupilWork, account: PupilWork): GuestWorkVerdict {
  if (isEmpty(guest)) return 'keepAccount';
  if (isEmpty(account)) return 'takeGuest';
  const equal = hasSameGrades(guest.grades, account.grades) && isSameList(guest.codes, account.codes);
  return equal ? 'keepAccount' : 'ask';
}

/** Both together: the account's grades and list, completed by the guest's as far as there is room. */
export function uniteWork(guest: PupilWork, account: PupilWork): PupilWork {
  return {
    grades: mergeGrades({}, account.grades, guest.grades),
    codes: [...new Set([...account.codes, ...guest.codes])].slice(0, MAX_CHOICES),
  };
}

/**
 * Grades changed on two sides since `base`: what I changed is mine, all else theirs. Of Citizenship and Liberal
 * Studies, which share one slot, mine stays.
 */
export function mergeGrades(base: Grades, mine: Grades, theirs: Grades): Grades {
  const subjects = new Set([...heldEntries(theirs), ...heldEntries(mine)].map(([code]) => code));
  const merged = new Map<SubjectCode | OtherSubject, Grade | OtherResult>();
  for (const code of subjects) {
    const grade = mine[code] === base[code] ? theirs[code] : mine[code];
    if (grade !== undefined) merged.set(code, grade);
  }
  if (merged.has('CSD') && merged.has('LS')) merged.delete(mine.LS === undefined ? 'LS' : 'CSD');
  return Object.fromEntries(merged);
}

/**
 * Lists changed on two sides since `base`: what either side removed is gone, what either added is there, in my order
 * when I changed the order, else in theirs. Beyond the room there is, my own additions give way.
 */
export function mergeChoices(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  room = MAX_CHOICES,
): readonly string[] {
  const isGone = (code: string) => base.includes(code) && !(mine.includes(code) && theirs.includes(code));
  const added = mine.filter((code) => !base.includes(code) && !theirs.includes(code));
  const kept = theirs.filter((code) => !isGone(code));
  const present = new Set([...kept, ...added.slice(0, Math.max(0, room - kept.length))]);
  const stayed = base.filter((code) => mine.includes(code));
  const arranged = [...stayed, ...mine.filter((code) => !base.includes(code))];
  const reordered = !isSameList(mine, arranged);
  const order = reordered ? [...mine, ...theirs] : [...theirs, ...mine];
  return [...new Set(order)].filter((code) => present.has(code));
}
