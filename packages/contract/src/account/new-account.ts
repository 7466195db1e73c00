import { z } from 'zod';
import { deviceTokenSchema, newPasswordSchema, preferredLanguageSchema, usernameSchema } from './fields.ts';
import { profileFields } from './profile.ts';

const { First_Name, Last_Name, Email_Address, School_District } = profileFields;
const { Title, Nickname, Gender, Tel, Form, School_Name } = profileFields;

/** What opens a pupil's account; apart from the calls, so that the form does without theirs. */
export const newAccountSchema = z.object({
  First_Name,
  Last_Name,
  Email_Address,
  School_District,
  Password: newPasswordSchema,
  Title: Title.optional(),
  Nickname: Nickname.optional(),
  Gender: Gender.optional(),
  Tel: Tel.optional(),
  Form: Form.optional().meta({ description: '1 where it is left out; null or empty: not said.' }),
  School_Name: School_Name.optional(),
  User_ID: z.union([usernameSchema, z.literal('')]).nullish(),
  preferred_language: preferredLanguageSchema.nullish(),
  agreed: z.boolean().nullish().meta({ description: 'Agrees to the privacy statement as it is now.' }),
  deviceToken: deviceTokenSchema,
});
