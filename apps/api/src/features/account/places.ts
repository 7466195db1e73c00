import type { Executor } from '../../db/executor.ts';
import type { Source } from '../../http/request-source.ts';
import { fingerprint } from '../../shared/secrets.ts';
import { isKnownPlace, rememberPlaces, type Visit } from './sign-in-repository.ts';
import { mayBeToken, newToken } from './token.ts';

/** A visit is written down no more often than this. */
export const REMEMBER_MS = 24 * 60 * 60_000;

const addressKeyOf = (accountKey: string, address: string) => fingerprint('address', accountKey, address);
const deviceKeyOf = (accountKey: string, deviceToken: string) =>
  fingerprint('device', accountKey, deviceToken);

/**
 * The key under which failures at an account count: of the device where the account was used on it before, else of the
 * address. Such a device has tries of its own, and no stranger can use them up: not from the same address, not from
 * anywhere.
 */
export async function placeOf(
  db: Executor,
  accountKey: string,
  { address, deviceToken }: Source,
): Promise<string> {
  if (deviceToken !== null && mayBeToken(deviceToken)) {
    const deviceKey = deviceKeyOf(accountKey, deviceToken);
    if (await isKnownPlace(db, accountKey, deviceKey)) return deviceKey;
  }
  return addressKeyOf(accountKey, address);
}

export interface NotedVisit {
  /** By which the device is known from now on. */
  readonly deviceToken: string;
  readonly visit: Visit;
}

/** Where an account is used from, to be remembered. */
export function visitOf(uid: string, { address, deviceToken: given }: Source, at: Date): NotedVisit {
  const deviceToken = given !== null && mayBeToken(given) ? given : newToken();
  const visit = {
    addressKey: addressKeyOf(uid, address),
    deviceKey: deviceKeyOf(uid, deviceToken),
    at,
    staleSince: new Date(at.getTime() - REMEMBER_MS),
  };
  return { deviceToken, visit };
}

/** Remembers where an account was used; answers the token by which the device is known from now on. */
export async function rememberPlace(db: Executor, uid: string, source: Source, at: Date): Promise<string> {
  const { deviceToken, visit } = visitOf(uid, source, at);
  await rememberPlaces(db, uid, visit);
  return deviceToken;
}
