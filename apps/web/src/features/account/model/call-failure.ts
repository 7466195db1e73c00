import { ApiError } from '../../../shared/api/api-error.ts';

/** What a failed call said: the server's words, else those of the failure itself. */
export function spokenBy(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : '';
}

export function isServerTrouble(error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 500) return true;
  return /server|500/i.test(spokenBy(error));
}

export function isNetworkTrouble(error: unknown): boolean {
  return /network|fetch/i.test(spokenBy(error));
}
