import {
  compareWork,
  type GuestWorkVerdict,
  gradeEntries,
  gradesOf,
  type PupilWork,
  uniteLists,
  uniteWork,
} from '@lodestar/domain';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { sharedValue } from '../../../shared/event-emitter.ts';
import { forgetExpectedGrades } from '../../../shared/work/expected-grades.ts';
import { LISTS_WORK } from '../../../shared/work/lists-work.ts';
import { CHOICES_WORK, SCORES_WORK } from '../../../shared/work/pupil-work.ts';

/** What was entered on this device before somebody signed in. */
export function guestWork(): PupilWork {
  return {
    grades: gradesOf(SCORES_WORK.guest().snapshot().value),
    codes: CHOICES_WORK.guest().snapshot().value,
  };
}

export function workOf(userId: string): PupilWork {
  return { grades: SCORES_WORK.account(userId).saved(), codes: CHOICES_WORK.account(userId).saved() };
}

export function isNothing({ grades, codes }: PupilWork): boolean {
  return codes.length === 0 && gradeEntries(grades).length === 0;
}

/** What the pupil may choose when both sides hold something. */
export type GuestWorkChoice = 'keepAccount' | 'takeGuest' | 'both';

/** Puts the pupil's choice into the account's work, and removes the guest's from this device. */
export function settleGuestWork(userId: string, choice: GuestWorkChoice): void {
  const guest = guestWork();
  if (choice !== 'keepAccount') {
    const { grades, codes } = choice === 'both' ? uniteWork(guest, workOf(userId)) : guest;
    const { withSaved } = SCORES_WORK.kind;
    SCORES_WORK.account(userId).change((table) => withSaved(table, grades));
    CHOICES_WORK.account(userId).change(() => codes);
    takeGuestLists(userId);
  }
  forgetGuestWork();
}

/** Removes what a guest entered from this device. */
function forgetGuestWork(): void {
  SCORES_WORK.forgetGuest();
  CHOICES_WORK.forgetGuest();
  LISTS_WORK.forgetGuest();
  forgetExpectedGrades();
}

/** Puts a guest's lists, shortlist and notes beside those of the account; whether there were any. */
function takeGuestLists(userId: string): boolean {
  const lists = LISTS_WORK.guest().snapshot().value;
  if (lists.length === 0) return false;
  LISTS_WORK.account(userId).change((own) => uniteLists(lists, own));
  return true;
}

/** Takes a guest's work along when nothing stands against it; says whether it came, or has to be asked about. */
export function carryGuestWork(userId: string): GuestWorkVerdict | 'nothing' {
  const guest = guestWork();
  if (isNothing(guest)) {
    const came = takeGuestLists(userId);
    if (came) forgetGuestWork();
    return came ? 'takeGuest' : 'nothing';
  }
  const verdict = compareWork(guest, workOf(userId));
  // The same grades and six here and there: nothing stands against the lists beside them.
  if (verdict === 'keepAccount') takeGuestLists(userId);
  if (verdict !== 'ask') settleGuestWork(userId, verdict);
  return verdict;
}

/** `open`: the question about a guest's work is on the screen; `waiting`: it was put off. */
type GuestQuestion = 'none' | 'open' | 'waiting';

const PUT_OFF_KEY = 'lodestar.guest.putOff';

const question = sharedValue<GuestQuestion>('none');

/** Asks, unless the pupil has put the question off in this browser already. */
export function raiseGuestQuestion(): void {
  question.set(browserStorage.getItem(PUT_OFF_KEY) === null ? 'open' : 'waiting');
}

export function openGuestQuestion(): void {
  question.set('open');
}

export function putOffGuestQuestion(): void {
  browserStorage.setItem(PUT_OFF_KEY, 'true');
  question.set('waiting');
}

/** The pupil has answered. */
export function closeGuestQuestion(): void {
  browserStorage.removeItem(PUT_OFF_KEY);
  question.set('none');
}

/** Nobody is signed in any more whom it could be asked. */
export function dropGuestQuestion(): void {
  question.set('none');
}

export const useGuestQuestion = question.use;
