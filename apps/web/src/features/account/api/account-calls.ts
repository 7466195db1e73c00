import { AGREEMENT_VERSION, type BodyOf, type logIn } from '@lodestar/contract';
import { type AnswerOf, call, callUnchecked } from '../../../shared/api/call.ts';
import { DEVICE_TOKEN_KEY } from '../../../shared/work/device-value.ts';
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

type SessionBegun = AnswerOf<'logIn'>;

/** What a sign-in answers with; whoever takes it up copes with less. */
export type MaybeSessionBegun = Partial<SessionBegun> | null | undefined;

export async function sendLogin(body: BodyOf<typeof logIn>): Promise<MaybeSessionBegun> {
  const { data } = await callUnchecked('logIn', {
    body: { ...body, ...deviceToken() },
    retryKey: RETRY_KEYS.login,
  });
  keepDeviceToken(data?.deviceToken);
  return data;
}

/** `key`: the same for every attempt at the same registration, which then happens once. */
export async function sendRegistration(body: RegistrationBody, key: string): Promise<MaybeSessionBegun> {
  const { data } = await callUnchecked('registerAccount', {
    body: { ...body, ...deviceToken() },
    headers: { 'Idempotency-Key': key },
    retryKey: RETRY_KEYS.register,
  });
  keepDeviceToken(data?.deviceToken);
  return data;
}

export function sendLogout(): Promise<unknown> {
  return call('logOut');
}

export async function isUsernameFree(username: string, signal: AbortSignal): Promise<boolean> {
  const { available } = await call('checkUsername', {
    body: { username },
    signal,
    retryKey: RETRY_KEYS.username,
  });
  return available;
}

export function sendNewPassword(current: string, next: string): Promise<unknown> {
  return call('changePassword', {
    body: { current, next },
    retryKey: RETRY_KEYS.password,
  });
}

export function askForReset(email: string): Promise<unknown> {
  return call('requestPasswordReset', {
    body: { email },
    retryKey: RETRY_KEYS.reset,
  });
}

export function sendReset(token: string, next: string): Promise<unknown> {
  return call('resetPassword', {
    body: { token, next },
    retryKey: RETRY_KEYS.reset,
  });
}

export type SecondFactorState = AnswerOf<'secondFactorState'>;
export type SecondFactorSecret = AnswerOf<'beginSecondFactor'>;

export function loadSecondFactor(signal: AbortSignal): Promise<SecondFactorState> {
  return call('secondFactorState', { signal });
}

export function drawSecret(): Promise<SecondFactorSecret> {
  return call('beginSecondFactor');
}

export async function confirmSecret(code: string): Promise<readonly string[]> {
  const { recoveryCodes } = await call('confirmSecondFactor', { body: { code } });
  return recoveryCodes;
}

export function switchSecondFactorOff(code: string): Promise<unknown> {
  return call('endSecondFactor', { body: { code } });
}

export function becomeFirstAdmin(code: string): Promise<unknown> {
  return call('claimAdmin', { body: { code } });
}

export type OpenSession = AnswerOf<'listSessions'>['sessions'][number];

export async function loadSessions(signal: AbortSignal): Promise<readonly OpenSession[]> {
  const { sessions } = await call('listSessions', { signal });
  return sessions;
}

export function endOpenSession(id: string): Promise<unknown> {
  return call('endSession', { params: { id } });
}

export function loadExport(): Promise<AnswerOf<'exportOwnData'>> {
  return call('exportOwnData');
}

export function eraseAccount(password: string): Promise<unknown> {
  return call('deleteCurrentUser', {
    body: { password },
    retryKey: RETRY_KEYS.erase,
  });
}

export function endEverySession(password: string): Promise<unknown> {
  return call('endAllSessions', { body: { password } });
}

export function confirmPassword(password: string): Promise<unknown> {
  return call('confirmPassword', { body: { password } });
}

export function sendNewEmail(email: string, current: string): Promise<AnswerOf<'changeEmail'>> {
  return call('changeEmail', { body: { email, current } });
}

export function sendEmailConfirmation(token: string): Promise<unknown> {
  return call('confirmEmail', { body: { token } });
}

export function sendAgreement(): Promise<unknown> {
  const body = { agreed: true, version: AGREEMENT_VERSION } as const;
  return call('agree', { body });
}

/** The token that stands in the fragment of a mailed link, which no server ever sees. */
export function tokenIn(hash: string): string | null {
  const fragment = hash.replace(/^#/, '');
  return new URLSearchParams(fragment).get('token') ?? (fragment || null);
}

/**
 * By what the server knows this device again, so that strangers' wrong passwords keep nobody out here. It says nothing
 * about who signed in, opens nothing, and stays when somebody logs out.
 */
function deviceToken(): { readonly deviceToken?: string } {
  try {
    const kept = localStorage.getItem(DEVICE_TOKEN_KEY);
    return kept === null ? {} : { deviceToken: kept };
  } catch {
    return {};
  }
}

function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return;
  try {
    localStorage.setItem(DEVICE_TOKEN_KEY, token);
  } catch {
    // Storage is closed: the device stays a stranger.
  }
}
