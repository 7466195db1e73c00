import {
  compareWork,
  type GuestWorkVerdict,
  gradeEntries,
  gradesOf,
  type PupilWork,
  uniteWork,
} from '@lodestar/domain';
import { CHOICES_WORK, forgetGuestWork, SCORES_WORK } from '../../../shared/work/pupil-work.ts';

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
  }
  forgetGuestWork();
}

/** Takes a guest's work along when nothing stands against it; says whether it came, or has to be asked about. */
export function carryGuestWork(userId: string): GuestWorkVerdict | 'nothing' {
  const guest = guestWork();
  if (isNothing(guest)) return 'nothing';
  const verdict = compareWork(guest, workOf(userId));
  if (verdict !== 'ask') settleGuestWork(userId, verdict);
  return verdict;
}
