import { z } from 'zod';
import { optionalLineOf, requiredLineOf } from '../stored-text.ts';
import { type Gender, SCHOOL_DISTRICTS, TITLES } from './choices.ts';
import { emailSchema } from './fields.ts';
import { ACCOUNT_LIMITS } from './limits.ts';

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
