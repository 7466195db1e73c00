import type { Executor } from './executor.ts';

/** A query that is asked very often: put together once per database instead of once per question. */
export function preparedOn<P>(prepare: (db: Executor) => P): (db: Executor) => P {
  const prepared = new WeakMap<Executor, P>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
    return known;
  };
}
