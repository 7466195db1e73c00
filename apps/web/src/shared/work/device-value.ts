import { type Parse, readStored, readText, writeStored } from './stored-text.ts';
import { followKey, observable, type WorkValue } from './work-value.ts';

export interface DeviceKind<T> {
  readonly parse: Parse<T>;
  readonly initial: () => T;
}

/** A value kept on this device only: written on every change, the same in every tab. */
export function deviceValue<T>(key: string, { parse, initial }: DeviceKind<T>): WorkValue<T> {
  const stored = () => readStored(key, parse);
  const reading = stored();
  const start = reading.kind === 'read' ? reading.value : initial();
  const damaged = reading.kind === 'damaged';
  const kept = !damaged || writeStored(key, start);

  const { snapshot, show, subscribe } = observable({ value: start, damaged, kept }, () =>
    followKey(key, (text) => {
      const other = readText(text, parse);
      if (other.kind === 'read') show({ value: other.value });
      if (other.kind === 'none') show({ value: initial() });
    }),
  );
  return {
    snapshot,
    subscribe,
    change(next) {
      const latest = snapshot().kept ? stored() : null;
      const current = latest?.kind === 'read' ? latest.value : snapshot().value;
      const value = next(current);
      show({ value, kept: writeStored(key, value) });
    },
    forgetDamage: () => show({ damaged: false }),
  };
}
