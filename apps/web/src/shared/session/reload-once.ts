import { browserStorage } from '../browser-storage.ts';

const RELOADS_KEY = 'lodestar.reloads';

export type ReloadReason = 'emptyUser' | 'language';

function reasonsSoFar(): readonly string[] {
  return (browserStorage.getItem(RELOADS_KEY) ?? '').split(' ').filter(Boolean);
}

/**
 * Reloads the page for a reason, at most once per sign-in; false when it must not, or could not remember that it did,
 * so that a reload can never follow a reload.
 */
export function reloadOncePerSignIn(reason: ReloadReason): boolean {
  const reasons = reasonsSoFar();
  if (reasons.includes(reason)) return false;
  browserStorage.setItem(RELOADS_KEY, [...reasons, reason].join(' '));
  if (!reasonsSoFar().includes(reason)) return false;
  location.reload();
  return true;
}

/** A sign-in begins or ends: the next one may reload again. */
export function forgetReloads(): void {
  browserStorage.removeItem(RELOADS_KEY);
}
