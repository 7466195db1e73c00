import type { CurrentUser } from '@lodestar/contract';
import { ApiError } from '../api/api-error.ts';
import { callUnchecked } from '../api/call.ts';

export type TokenCheck =
  | { readonly kind: 'user'; readonly user: CurrentUser; readonly etag: string | null }
  /** The server knows no such session. */
  | { readonly kind: 'refused' }
  /** The server answered without a user. */
  | { readonly kind: 'empty' }
  /** No answer, or the server is in trouble: nothing is known about the token. */
  | { readonly kind: 'unanswered' };

const TEMPORARY = [408, 425, 429];

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !TEMPORARY.includes(error.status);
}

function hasUser(data: Partial<CurrentUser> | null | undefined): data is CurrentUser {
  return typeof data === 'object' && data !== null && typeof data.User_ID === 'string' && data.User_ID !== '';
}

/** Asks the server whose the stored token is. */
export async function checkToken(): Promise<TokenCheck> {
  try {
    const { data, etag } = await callUnchecked('currentUser');
    return hasUser(data) ? { kind: 'user', user: data, etag } : { kind: 'empty' };
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unanswered' };
  }
}
