import { browserStorage } from '../browser-storage.ts';
import { type AccountKind, type AccountValue, accountValue } from './account-value.ts';
import { deviceValue } from './device-value.ts';
import type { WorkPartName } from './saving.ts';
import { keyOf, onForgotten, type WorkOwner } from './work-owner.ts';
import type { WorkValue } from './work-value.ts';

/** One part of a pupil's work: a guest's on this device, or an account's. */
export interface WorkPart<T, Saved> {
  readonly name: WorkPartName;
  readonly of: (owner: WorkOwner) => WorkValue<T>;
  readonly guest: () => WorkValue<T>;
  readonly forgetGuest: () => void;
  readonly account: (userId: string) => AccountValue<T, Saved>;
  readonly kind: AccountKind<T, Saved>;
}

export function workPart<T, Saved>(name: WorkPartName, kind: AccountKind<T, Saved>): WorkPart<T, Saved> {
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
