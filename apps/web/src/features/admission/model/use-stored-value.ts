import { useCallback, useEffect, useState } from 'react';
import { type Parse, readStored, readText, writeStored } from './stored-value.ts';

export interface StoredValue<T> {
  readonly value: T;
  readonly change: (next: (current: T) => T) => void;
  /** What lay in storage could not be read. */
  readonly damaged: boolean;
  readonly forgetDamage: () => void;
  /** Whether the browser kept the latest change. */
  readonly kept: boolean;
}

interface Kind<T> {
  readonly key: string;
  readonly parse: Parse<T>;
  readonly initial: () => T;
}

/** A value kept in the browser: written on every change, followed when another tab changes it. */
export function useStoredValue<T>({ key, parse, initial }: Kind<T>): StoredValue<T> {
  const [reading] = useState(() => readStored(key, parse));
  const [value, setValue] = useState(() => (reading.kind === 'read' ? reading.value : initial()));
  const [damaged, setDamaged] = useState(reading.kind === 'damaged');
  const [kept, setKept] = useState(true);

  useEffect(() => setKept(writeStored(key, value)), [key, value]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return;
      const other = readText(event.newValue, parse);
      if (other.kind === 'read') setValue(other.value);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, parse]);

  const forgetDamage = useCallback(() => setDamaged(false), []);
  return { value, change: setValue, damaged, forgetDamage, kept };
}
