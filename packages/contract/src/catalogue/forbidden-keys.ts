import type { Reason } from './reason.ts';

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 20;

/** Where a key stands that no file may hold, and why. */
export interface ForbiddenKey {
  readonly path: readonly string[];
  readonly why: Reason;
}

/** Keys that could reach an object's prototype, at any depth, and whatever is nested too deep to look into. */
export function forbiddenKeys(value: unknown, path: readonly string[] = []): ForbiddenKey[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > DEEPEST) return [{ path, why: { code: 'tooDeep', deepest: DEEPEST } }];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = [...path, key];
    return FORBIDDEN.has(key)
      ? [{ path: here, why: { code: 'forbiddenKey', key } }]
      : forbiddenKeys(inner, here);
  });
}
