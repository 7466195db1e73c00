import { z } from 'zod';
import type { Person } from '../../../e2e/support/account.ts';

const answerSchema = z.object({ token: z.string() });

/** Opens an account on a running product, as the page does only with the agreement; answers with its token. */
export async function registerPerson(url: string, person: Person): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, School_District: 'shaTin', agreed: true }),
  });
  return answerSchema.parse(await response.json()).token;
}
