import type { WorkPartName } from './saving.ts';

interface Want {
  readonly part: WorkPartName;
}

const wants = new Set<Want>();
const listeners = new Set<(part: WorkPartName) => void>();

/** A page wants the account's copy of a part, until the function that is answered is called. */
export function wantPart(part: WorkPartName): () => void {
  const want: Want = { part };
  wants.add(want);
  for (const listener of [...listeners]) listener(part);
  return () => wants.delete(want);
}

export function isWanted(part: WorkPartName): boolean {
  return [...wants].some((want) => want.part === part);
}

/** Calls back whenever a page begins to want the part. */
export function onWanted(part: WorkPartName, listener: () => void): () => void {
  const listen = (wanted: WorkPartName) => {
    if (wanted === part) listener();
  };
  listeners.add(listen);
  return () => listeners.delete(listen);
}
