import { ERASED_PREFIX, OPERATOR, SERVER, type SecurityLine } from '@lodestar/contract';
import type { NamedPerson, NamedRow } from './repository.ts';

/** How much of a uid names an erased account: enough to tell two apart. */
const UID_LETTERS = 8;
const ACTORS: Readonly<Record<string, string>> = { operator: OPERATOR, server: SERVER };

export function presentLine(row: NamedRow): SecurityLine {
  return {
    at: row.at.toISOString(),
    who: nameOf(row.who, row.whoId),
    what: row.what,
    whose: nameOf(row.whose, row.whoseId),
    result: row.result,
    requestId: row.requestId,
    reason: row.reason,
  };
}

function nameOf(key: string | null, userId: string | null): string | null {
  if (key === null) return null;
  return ACTORS[key] ?? userId ?? `${ERASED_PREFIX}${key.slice(0, UID_LETTERS)})`;
}

/** Whom a name in the log stands for. */
export function personNamed(name: string): NamedPerson {
  const actor = Object.keys(ACTORS).find((key) => ACTORS[key] === name);
  if (actor !== undefined) return { kind: 'actor', actor };
  if (!name.startsWith(ERASED_PREFIX)) return { kind: 'userId', userId: name };
  return { kind: 'erased', beginning: name.slice(ERASED_PREFIX.length).replace(/\)$/, '') };
}
