import { zodResolver } from '@hookform/resolvers/zod';
import { profileFields } from '@lodestar/contract';
import { z } from 'zod';

/** The e-mail address has a form of its own. */
const { Email_Address: _, ...fields } = profileFields;

const profileSchema = z.object(fields);

export type ProfileInput = z.input<typeof profileSchema>;
export type ProfileOutput = z.output<typeof profileSchema>;

/** Checks the profile form; a script of its own, since only who sends the form needs it. */
export const resolveProfile = zodResolver(profileSchema);
