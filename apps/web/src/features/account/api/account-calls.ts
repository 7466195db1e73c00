import type {
  BodyOf,
  checkUsername,
  exportOwnData,
  listSessions,
  logIn,
  ResponseOf,
} from '@lodestar/contract';
import { requestJson } from '../../../shared/api-client.ts';
import type { RegistrationBody } from '../model/registration-form.ts';

/** Names under which a page follows the retries of a call and cancels it. */
export const RETRY_KEYS = {
  login: 'account.login',
  register: 'account.register',
  username: 'account.username',
  profile: 'account.profile',
  password: 'account.password',
  reset: 'account.reset',
  erase: 'account.erase',
} as const;

export type SessionBegun = ResponseOf<typeof logIn>;

export function sendLogin(body: BodyOf<typeof logIn>): Promise<Partial<SessionBegun> | undefined> {
  return requestJson('/api/auth/login', { method: 'POST', body, retryKey: RETRY_KEYS.login });
}

/** `key`: the same for every attempt at the same registration, which then happens once. */
export function sendRegistration(
  body: RegistrationBody,
  key: string,
): Promise<Partial<SessionBegun> | undefined> {
  return requestJson('/api/register', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
    retryKey: RETRY_KEYS.register,
  });
}

export function sendLogout(): Promise<unknown> {
  return requestJson('/api/auth/logout', { method: 'POST', body: {} });
}

export async function isUsernameFree(username: string, signal: AbortSignal): Promise<boolean> {
  const { available } = await requestJson<ResponseOf<typeof checkUsername>>('/api/check-username', {
    method: 'POST',
    body: { username },
    signal,
    retryKey: RETRY_KEYS.username,
  });
  return available;
}

export function sendNewPassword(current: string, next: string): Promise<unknown> {
  return requestJson('/api/auth/password', {
    method: 'POST',
    body: { current, next },
    retryKey: RETRY_KEYS.password,
  });
}

export function askForReset(email: string): Promise<unknown> {
  return requestJson('/api/auth/password/forgot', {
    method: 'POST',
    body: { email },
    retryKey: RETRY_KEYS.reset,
  });
}

export function sendReset(token: string, next: string): Promise<unknown> {
  return requestJson('/api/auth/password/reset', {
    method: 'POST',
    body: { token, next },
    retryKey: RETRY_KEYS.reset,
  });
}

export type OpenSession = ResponseOf<typeof listSessions>['sessions'][number];

export async function loadSessions(signal: AbortSignal): Promise<readonly OpenSession[]> {
  const { sessions } = await requestJson<ResponseOf<typeof listSessions>>('/api/auth/sessions', { signal });
  return sessions;
}

export function endOpenSession(id: string): Promise<unknown> {
  return requestJson(`/api/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export function loadExport(): Promise<ResponseOf<typeof exportOwnData>> {
  return requestJson('/api/auth/export');
}

export function eraseAccount(password: string): Promise<unknown> {
  return requestJson('/api/auth/me', {
    method: 'DELETE',
    body: { password },
    retryKey: RETRY_KEYS.erase,
  });
}
