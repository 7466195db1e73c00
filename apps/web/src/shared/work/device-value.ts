import { canStore, type Parse, readText, storeText } from './stored-text.ts';
import { storedSnapshot, type WorkValue } from './work-value.ts';

export interface DeviceKind<T> {
  readonly parse: Parse<T>;
  readonly initial: () => T;
}

/** A value kept on this device only: written on every change, the same in every tab. */
export function deviceValue<T>(key: string, { parse, initial }: DeviceKind<T>): WorkValue<T> {
  const { snapshot, show, store, unseenText, subscribe, wake } = storedSnapshot<T>({
    key,
    open(text) {
      const reading = readText(text, parse);
      const value = reading.kind === 'read' ? reading.value : initial();
      if (reading.kind !== 'damaged')
        return { value, damaged: false, kept: reading.kind === 'read' || canStore(key) };
      return { value, damaged: true, kept: storeText(key, JSON.stringify(value)) };
    },
    onText(text) {
      const other = readText(text, parse);
      if (other.kind === 'read') show({ value: other.value });
      if (other.kind === 'none') show({ value: initial() });
    },
  });
  return {
    snapshot,
    subscribe,
    wake,
    change(next) {
      // Read again only what another tab wrote: parsing gives the rows of a table new ids.
      const unseen = snapshot().kept ? unseenText() : undefined;
      const latest = readText(unseen ?? null, parse);
      const value = next(latest.kind === 'read' ? latest.value : snapshot().value);
      show({ value, kept: store(value) });
    },
    forgetDamage: () => show({ damaged: false }),
  };
}
