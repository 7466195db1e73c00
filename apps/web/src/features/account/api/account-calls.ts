import type { BodyOf, logIn } from '@lodestar/contract';
import { type AnswerOf, callUnchecked } from '../../../shared/api/call.ts';
import { DEVICE_TOKEN_KEY } from '../../../shared/work/device-value.ts';
import type { RegistrationBody } from '../model/registration-form.ts';

/** What a sign-in answers with; whoever takes it up copes with less. */
export type MaybeSessionBegun = Partial<AnswerOf<'logIn'>> | null | undefined;

export async function sendLogin(body: BodyOf<typeof logIn>): Promise<MaybeSessionBegun> {
  const { data } = await callUnchecked('logIn', { body: { ...body, ...deviceToken() } });
  keepDeviceToken(data?.deviceToken);
  return data;
}

/** `key`: the same for every attempt at the same registration, which then happens once. */
export async function sendRegistration(body: RegistrationBody, key: string): Promise<MaybeSessionBegun> {
  const { data } = await callUnchecked('registerAccount', {
    body: { ...body, ...deviceToken() },
    headers: { 'Idempotency-Key': key },
  });
  keepDeviceToken(data?.deviceToken);
  return data;
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
