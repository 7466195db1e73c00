import {
  type Grades,
  gradeEntries,
  gradesOf,
  initialScoreTable,
  mergeChoices,
  mergeGrades,
  parseChoices,
  parseScoreTable,
  readSavedScores,
  type ScoreTable,
} from '@lodestar/domain';
import { browserStorage } from '../browser-storage.ts';
import { type AccountKind, type AccountValue, accountValue } from './account-value.ts';
import { deviceValue } from './device-value.ts';
import { tableWithGrades } from './table-with-grades.ts';
import { keyOf, onForgotten, type WorkOwner } from './work-owner.ts';
import type { WorkValue } from './work-value.ts';

const NO_CODES: readonly string[] = [];

function hasSameGrades(one: Grades, other: Grades): boolean {
  const entries = gradeEntries(one);
  return (
    entries.length === gradeEntries(other).length && entries.every(([code, grade]) => other[code] === grade)
  );
}

const SCORES: AccountKind<ScoreTable, Grades> = {
  parse: parseScoreTable,
  initial: initialScoreTable,
  nothing: {},
  savedOf: gradesOf,
  withSaved: tableWithGrades,
  parseSaved(stored) {
    const read = readSavedScores(stored);
    return read.kind === 'ok' ? read.grades : null;
  },
  isSame: hasSameGrades,
  merge: mergeGrades,
};

const CHOICES: AccountKind<readonly string[], readonly string[]> = {
  parse: parseChoices,
  initial: () => NO_CODES,
  nothing: NO_CODES,
  savedOf: (codes) => codes,
  withSaved: (_, codes) => codes,
  parseSaved: parseChoices,
  isSame: (one, other) => one.length === other.length && one.every((code, index) => other[index] === code),
  merge: mergeChoices,
};

/** One part of a pupil's work: a guest's on this device, or an account's. */
export interface WorkPart<T, Saved> {
  readonly name: 'scores' | 'choices';
  readonly of: (owner: WorkOwner) => WorkValue<T>;
  readonly guest: () => WorkValue<T>;
  readonly forgetGuest: () => void;
  readonly account: (userId: string) => AccountValue<T, Saved>;
  readonly kind: AccountKind<T, Saved>;
}

function workPart<T, Saved>(name: 'scores' | 'choices', kind: AccountKind<T, Saved>): WorkPart<T, Saved> {
  let guestValue: WorkValue<T> | null = null;
  const accounts = new Map<string, AccountValue<T, Saved>>();
  onForgotten(() => {
    guestValue = null;
    accounts.clear();
  });
  const guest = () => {
    guestValue ??= deviceValue(keyOf('guest', name), kind);
    guestValue.wake();
    return guestValue;
  };
  const forgetGuest = () => {
    guestValue = null;
    browserStorage.removeItem(keyOf('guest', name));
  };
  const account = (userId: string) => {
    const value = accounts.get(userId) ?? accountValue(keyOf({ userId }, name), kind);
    accounts.set(userId, value);
    value.wake();
    return value;
  };
  const of = (owner: WorkOwner) => (owner === 'guest' ? guest() : account(owner.userId));
  return { name, kind, of, guest, forgetGuest, account };
}

/** The grades a pupil enters. */
export const SCORES_WORK = workPart('scores', SCORES);
/** The ordered list of programmes a pupil chooses. */
export const CHOICES_WORK = workPart('choices', CHOICES);

/** Removes what a guest entered from this device. */
export function forgetGuestWork(): void {
  SCORES_WORK.forgetGuest();
  CHOICES_WORK.forgetGuest();
}
