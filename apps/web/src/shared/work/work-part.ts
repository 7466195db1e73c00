import { browserStorage } from '../browser-storage.ts';
import { eventEmitter } from '../event-emitter.ts';
import { deviceValue, onForgotten } from './device-value.ts';
import type { WorkPartName } from './saving.tsx';
import { type Parse, readText, storedSnapshot, type WorkValue } from './stored-value.ts';
import { keyOf, usersWith, type WorkOwner } from './work-keys.ts';

/** One part of a pupil's work: a guest's on this device, or an account's. */
export interface WorkPart<T, Saved> {
  readonly name: WorkPartName;
  readonly of: (owner: WorkOwner) => WorkValue<T>;
  readonly guest: () => WorkValue<T>;
  readonly forgetGuest: () => void;
  readonly account: (userId: string) => AccountValue<T, Saved>;
  /** Where this part lies of accounts whose server does not have all of it yet. */
  readonly unsavedKeys: () => readonly string[];
  readonly kind: AccountKind<T, Saved>;
}

export function workPart<T, Saved>(name: WorkPartName, kind: AccountKind<T, Saved>): WorkPart<T, Saved> {
  let guestValue: WorkValue<T> | null = null;
  const accounts = new Map<string, AccountValue<T, Saved>>();
  onForgotten((stays) => {
    if (!stays(keyOf('guest', name))) guestValue = null;
    for (const userId of accounts.keys()) if (!stays(keyOf({ userId }, name))) accounts.delete(userId);
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
  const unsavedKeys = () =>
    usersWith(name)
      .filter((userId) => account(userId).hasUnsaved())
      .map((userId) => keyOf({ userId }, name));
  const of = (owner: WorkOwner) => (owner === 'guest' ? guest() : account(owner.userId));
  return { name, kind, of, guest, forgetGuest, account, unsavedKeys };
}

/** A kind of work that an account saves. `Saved` is its form on the server. */
export interface AccountKind<T, Saved> {
  readonly parse: Parse<T>;
  readonly initial: () => T;
  readonly nothing: Saved;
  readonly savedOf: (value: T) => Saved;
  /** The value with another saved form in it, keeping what is never saved, such as an empty row. */
  readonly withSaved: (value: T, saved: Saved) => T;
  readonly parseSaved: Parse<Saved>;
  readonly isSame: (one: Saved, other: Saved) => boolean;
  /** What two sides made of `base`. */
  readonly merge: (base: Saved, mine: Saved, theirs: Saved) => Saved;
}

/** What the server is known to hold, and its version. */
export interface ServerCopy<Saved> {
  readonly saved: Saved;
  readonly tag: string | null;
}

interface Kept<T, Saved> {
  readonly value: T;
  readonly server: ServerCopy<Saved> | null;
}

/** Work of an account: kept on the device until the server has it, so that nothing is lost without a connection. */
export interface AccountValue<T, Saved> extends WorkValue<T> {
  /** Null before the server has ever been asked on this device. */
  readonly server: () => ServerCopy<Saved> | null;
  readonly saved: () => Saved;
  readonly hasUnsaved: () => boolean;
  /** The server holds `copy`, and the work here began from `base`: what was changed on both sides is merged. */
  readonly meet: (base: Saved, copy: ServerCopy<Saved>) => void;
  /** Called when the pupil changes something in this tab. */
  readonly onChanged: (listener: () => void) => () => void;
  /** Called when another tab has saved. */
  readonly onSavedElsewhere: (listener: () => void) => () => void;
}

function parseKept<T, Saved>(kind: AccountKind<T, Saved>): Parse<Kept<T, Saved>> {
  return (stored) => {
    if (typeof stored !== 'object' || stored === null || !('value' in stored)) return null;
    const value = kind.parse(stored.value);
    if (value === null) return null;
    const saved = 'saved' in stored ? kind.parseSaved(stored.saved) : null;
    const tag = 'tag' in stored && typeof stored.tag === 'string' ? stored.tag : null;
    return { value, server: saved === null ? null : { saved, tag } };
  };
}

export function accountValue<T, Saved>(key: string, kind: AccountKind<T, Saved>): AccountValue<T, Saved> {
  const parse = parseKept(kind);
  const changed = eventEmitter();
  const savedElsewhere = eventEmitter();
  let server: ServerCopy<Saved> | null = null;

  /** Every tab is a device of its own; what another one has changed and not yet saved is changed here too. */
  const takeOver = (text: string | null) => {
    const other = readText(text, parse);
    if (other.kind !== 'read') return;
    const base = other.value.server?.saved ?? kind.nothing;
    const theirs = kind.savedOf(other.value.value);
    if (kind.isSame(base, theirs)) {
      if (other.value.server?.tag !== server?.tag) savedElsewhere.emit();
      return;
    }
    const merged = kind.merge(base, theirs, saved());
    if (!kind.isSame(merged, saved())) show({ value: kind.withSaved(snapshot().value, merged) });
  };

  const { snapshot, show, store, subscribe, wake } = storedSnapshot<T>({
    key,
    open(text) {
      const reading = readText(text, parse);
      server = reading.kind === 'read' ? reading.value.server : null;
      const value = reading.kind === 'read' ? reading.value.value : kind.initial();
      return { value, damaged: reading.kind === 'damaged', kept: true };
    },
    onText: takeOver,
  });
  const keep = (value: T) => show({ value, kept: store({ value, saved: server?.saved, tag: server?.tag }) });
  const saved = () => kind.savedOf(snapshot().value);

  return {
    snapshot,
    subscribe,
    wake,
    saved,
    server: () => server,
    hasUnsaved: () => !kind.isSame(saved(), server?.saved ?? kind.nothing),
    change(next) {
      keep(next(snapshot().value));
      changed.emit();
    },
    forgetDamage: () => show({ damaged: false }),
    meet(base, copy) {
      const merged = kind.merge(base, saved(), copy.saved);
      server = copy;
      keep(kind.withSaved(snapshot().value, merged));
    },
    onChanged: changed.listen,
    onSavedElsewhere: savedElsewhere.listen,
  };
}
