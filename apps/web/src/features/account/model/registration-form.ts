import { newAccountSchema, type PreferredLanguage } from '@lodestar/contract';
import { z } from 'zod';

const given = z.object({ Password: z.string(), ConfirmPassword: z.string() });

/** The server's own schema, with what only the form asks: the password once more, and consent. */
export const registrationSchema = newAccountSchema
  .extend({ ConfirmPassword: z.string(), consent: z.boolean() })
  .refine(({ Password, ConfirmPassword }) => Password === ConfirmPassword, {
    path: ['ConfirmPassword'],
    when: ({ value }) => given.safeParse(value).success,
  })
  .refine(({ consent }) => consent, {
    path: ['consent'],
    when: ({ value }) => z.looseObject({ consent: z.boolean() }).safeParse(value).success,
  });

export type RegistrationInput = z.input<typeof registrationSchema>;
export type RegistrationOutput = z.output<typeof registrationSchema>;
/** The fields in the order of the page, but for the names (`pageOrder`). */
export const REGISTRATION_ORDER = [
  'First_Name',
  'Last_Name',
  'Form',
  'School_District',
  'Email_Address',
  'User_ID',
  'Password',
  'ConfirmPassword',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
  'consent',
] as const satisfies readonly (keyof RegistrationInput)[];

/** The fields in the order of their messages (specification, part 1, section 5); consent has a place of its own. */
export const SUMMARY_ORDER = [
  'First_Name',
  'Last_Name',
  'Email_Address',
  'Password',
  'School_District',
  'ConfirmPassword',
  'User_ID',
  'Form',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
] as const satisfies readonly (keyof RegistrationInput)[];

/** Nothing typed and nothing chosen yet. */
export const EMPTY_REGISTRATION = {
  First_Name: '',
  Last_Name: '',
  Form: '',
  Email_Address: '',
  User_ID: '',
  Password: '',
  ConfirmPassword: '',
  Title: '',
  Nickname: '',
  Gender: '',
  Tel: '',
  School_Name: '',
  consent: false,
} as const;

export type RegistrationBody = z.output<typeof newAccountSchema>;

/** What is sent: what was typed, as the schema trimmed it, and the language of the page. */
export function registrationBody(output: RegistrationOutput, language: PreferredLanguage): RegistrationBody {
  const { ConfirmPassword, consent, ...fields } = output;
  return { ...fields, preferred_language: language, agreed: consent };
}
