import { z } from 'zod';
import { lineOf, optionalLineOf, requiredLineOf } from '../stored-text.ts';
import { type Gender, PREFERRED_LANGUAGES, SCHOOL_DISTRICTS, TITLES } from './choices.ts';
import { ACCOUNT_LIMITS, PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';

/** Forms and older clients write them small. */
const GENDER_OF = {
  '': null,
  Male: 'Male',
  Female: 'Female',
  Other: 'Other',
  male: 'Male',
  female: 'Female',
  other: 'Other',
} as const;
const GENDER_WORDS = ['', 'Male', 'Female', 'Other', 'male', 'female', 'other'] as const;

/** An e-mail address: trimmed and in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(ACCOUNT_LIMITS.email)
  .pipe(z.email())
  .meta({ description: 'Trimmed and lower-cased.', examples: ['mei@example.hk'] });

/** A username: unique without case. */
export const usernameSchema = z
  .string()
  .trim()
  .min(USERNAME_LENGTH.min)
  .max(USERNAME_LENGTH.max)
  .regex(/^[A-Za-z0-9_.-]*$/);

const passwordCharacters = z.string().regex(/^[^\0\p{Cs}]*$/u);

/** A password somebody chooses: any characters. The common ones are refused by the server. */
export const newPasswordSchema = passwordCharacters.min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** A password somebody claims to have. */
export const givenPasswordSchema = passwordCharacters.min(1).max(PASSWORD_LENGTH.max);

const FORMS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;

/** What a pupil says about himself or herself, as it is sent: empty or null leaves a field out. */
export const profileFields = {
  Title: z
    .enum(['', ...TITLES])
    .nullable()
    .transform((title) => title || null),
  First_Name: requiredLineOf(ACCOUNT_LIMITS.name),
  Last_Name: requiredLineOf(ACCOUNT_LIMITS.name),
  Nickname: optionalLineOf(ACCOUNT_LIMITS.name),
  Gender: z
    .enum(GENDER_WORDS)
    .nullable()
    .transform((word): Gender | null => (word === null ? null : GENDER_OF[word])),
  Email_Address: emailSchema,
  Tel: optionalLineOf(ACCOUNT_LIMITS.phone),
  School_Name: optionalLineOf(ACCOUNT_LIMITS.schoolName),
  School_District: z.enum(SCHOOL_DISTRICTS),
  Form: z
    .literal(['', 1, 2, 3, 4, 5, 6, '1', '2', '3', '4', '5', '6'])
    .nullable()
    .transform((form) => (form === null || form === '' ? null : FORMS[form])),
};

export const preferredLanguageSchema = z.enum(PREFERRED_LANGUAGES);

/** What somebody types to be known: a username or an e-mail address. */
export const identifierSchema = lineOf(ACCOUNT_LIMITS.email).min(1);
