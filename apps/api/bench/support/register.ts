import { z } from 'zod';
import type { Running } from './processes.ts';

const PASSWORD = 'lighthouse above the bay';

const sessionSchema = z.object({
  token: z.string(),
  user: z.object({ UID: z.string(), User_ID: z.string() }),
});
export type Session = z.output<typeof sessionSchema>;

/** What whoever registered under `username` signs in with. */
export const signInOf = (username: string) => ({ username, password: PASSWORD });

/** Registers somebody in a running product. */
export async function register({ address }: Pick<Running, 'address'>, name: string): Promise<Session> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      First_Name: 'Mei',
      Last_Name: 'Chan',
      Email_Address: `${name}@example.hk`,
      School_District: 'north',
      Password: PASSWORD,
      User_ID: name,
    }),
  });
  return sessionSchema.parse(await response.json());
}
