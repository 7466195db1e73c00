import { registrationOf, type Session, sessionIn } from '@lodestar/contract/testing/registration.ts';
import type { Running } from './processes.ts';

/** Registers somebody in a running product. */
export async function register({ address }: Pick<Running, 'address'>, name: string): Promise<Session> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registrationOf(name)),
  });
  return sessionIn(await response.json());
}
