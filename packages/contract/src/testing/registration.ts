import { z } from 'zod';

const PASSWORD = 'lighthouse above the bay';

/** The form of somebody with this username, who agrees to the privacy statement as on the page. */
export function registrationOf(name: string) {
  return {
    First_Name: 'Mei',
    Last_Name: 'Chan',
    Email_Address: `${name}@example.hk`,
    School_District: 'north',
    Password: PASSWORD,
    User_ID: name,
    agreed: true,
  };
}

/** What whoever registered by that form signs in with. */
export const signInOf = (username: string) => ({ username, password: PASSWORD });

const sessionSchema = z.object({
  token: z.string(),
  user: z.object({ UID: z.string(), User_ID: z.string() }),
});
export type Session = z.output<typeof sessionSchema>;

/** The session that an answer to the form brings. */
export const sessionIn = (answer: unknown): Session => sessionSchema.parse(answer);
