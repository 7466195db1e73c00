import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';

/** Trouble on the way, or a lock: worded alike wherever it happens. */
type Trouble =
  | { readonly kind: 'server' | 'network' | 'timeout' | 'cancelled' | 'tooMany' }
  /** `minutes` until it opens again, null when the server did not say. */
  | { readonly kind: 'locked'; readonly minutes: number | null };

const TROUBLES: readonly string[] = [
  'server',
  'network',
  'timeout',
  'cancelled',
  'tooMany',
  'locked',
] satisfies Trouble['kind'][];

export function isTrouble(failure: LoginFailure | RegistrationFailure): failure is Trouble {
  return TROUBLES.includes(failure.kind);
}

export function troubleWords(trouble: Trouble, t: TFunction<'account'>): string {
  if (trouble.kind !== 'locked') return t(`failure.${trouble.kind}`);
  return trouble.minutes === null ? t('login.locked') : t('login.lockedFor', { count: trouble.minutes });
}

/** Words for a failed call of the account page: trouble on the way, a lock, else what failed. */
export function failureWords(error: unknown, failed: string, t: TFunction<'account'>): string {
  const failure = loginFailure(error);
  return isTrouble(failure) ? troubleWords(failure, t) : failed;
}

/** How a login failed; `said`: the server's own words, where there are no better ones. */
export type LoginFailure =
  | Trouble
  | { readonly kind: 'codeMissing' | 'codeWrong' | 'invalid' | 'failed' }
  | { readonly kind: 'said'; readonly message: string };

const SECONDS_PER_MINUTE = 60;

function minutesLeft(error: unknown): number | null {
  const seconds = error instanceof ApiError ? error.params.retryAfterSeconds : undefined;
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)) : null;
}

/** Reads a failure by the content of its message (specification, part 1, section 8). */
export function loginFailure(error: unknown): LoginFailure {
  const message = spokenBy(error);
  if (error instanceof ApiError && error.code === 'second_factor_required') return { kind: 'codeMissing' };
  if (error instanceof ApiError && error.params.reason === 'invalidCode') return { kind: 'codeWrong' };
  if (/invalid/i.test(message)) return { kind: 'invalid' };
  if (/locked|too many/i.test(message)) return { kind: 'locked', minutes: minutesLeft(error) };
  if (isServerTrouble(error)) return { kind: 'server' };
  if (isNetworkTrouble(error)) return { kind: 'network' };
  if (error instanceof ApiError && (error.code === 'timeout' || error.code === 'cancelled')) {
    return { kind: error.code };
  }
  const said = error instanceof ApiError ? error.serverMessage : message;
  return said ? { kind: 'said', message: said } : { kind: 'failed' };
}

export type RegistrationFailure =
  | Trouble
  | { readonly kind: 'exists' | 'invalid' | 'failed' }
  | { readonly kind: 'said'; readonly message: string };

/** Reads a failure by the content of its message (specification, part 1, section 8). */
export function registrationFailure(error: unknown): RegistrationFailure {
  const message = spokenBy(error);
  if (/already exists|duplicate/i.test(message)) return { kind: 'exists' };
  if (/invalid|validation/i.test(message)) return { kind: 'invalid' };
  if (isServerTrouble(error)) return { kind: 'server' };
  if (isNetworkTrouble(error)) return { kind: 'network' };
  if (error instanceof ApiError) {
    if (error.code === 'timeout' || error.code === 'cancelled') return { kind: error.code };
    if (error.status === 429) return { kind: 'tooMany' };
  }
  const said = error instanceof ApiError ? error.serverMessage : message;
  return said ? { kind: 'said', message: said } : { kind: 'failed' };
}

/** What a failed call said: the server's words, else those of the failure itself. */
function spokenBy(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : '';
}

function isServerTrouble(error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 500) return true;
  return /server|500/i.test(spokenBy(error));
}

export function isNetworkTrouble(error: unknown): boolean {
  return /network|fetch/i.test(spokenBy(error));
}

/** Whether the server would not take what was sent, so that sending it again changes nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 429;
}
