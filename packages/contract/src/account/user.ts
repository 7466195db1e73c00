import { z } from 'zod';
import { FEATURES } from '../stages.ts';
import { optionalLineOf, proseOf } from '../stored-text.ts';
import { GENDERS, PREFERRED_LANGUAGES, SCHOOL_DISTRICTS, TITLES, USER_ROLES } from './choices.ts';
import { preferredLanguageSchema } from './fields.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import { profileFields } from './profile.ts';
import {
  trajectoryAnalysisSchema,
  trajectoryConnectionSchema,
  trajectoryEventSchema,
  trajectoryFields,
} from './trajectory.ts';

const score = z.number().min(0).max(5);
/** One score per ability, in the order of the test. */
export const abilityScoresSchema = z.tuple([score, score, score, score, score, score]);

/** The user record of the specification (part 1, section 3), as the calls answer it; what is not known is null. */
export const userSchema = z.strictObject({
  User_ID: z.string(),
  UID: z.string(),
  First_Name: z.string(),
  Last_Name: z.string(),
  Nickname: z.string().nullable(),
  Title: z.enum(TITLES).nullable(),
  Gender: z.enum(GENDERS).nullable(),
  Email_Address: z.string(),
  Tel: z.string().nullable(),
  User_Role: z.enum(USER_ROLES),
  School_Name: z.string().nullable(),
  School_District: z.enum(SCHOOL_DISTRICTS),
  Form: z.number().int().nullable(),
  direct_marketing: z.boolean(),
  email_list: z.boolean(),
  card_id: z.string().nullable(),
  ability_6d: abilityScoresSchema,
  eddy_recommendation_title: z.string().nullable(),
  eddy_recommendation_text: z.string().nullable(),
  needs_recommendation_regeneration: z.boolean(),
  trajectory_events: z.array(trajectoryEventSchema),
  trajectory_connections: z.array(trajectoryConnectionSchema),
  trajectory_analyses: z.array(trajectoryAnalysisSchema),
  event_types: z.array(z.string()),
  preferred_language: z.enum(PREFERRED_LANGUAGES),
  jupas_programme_order: z.record(z.string(), z.number().int()),
  createdAt: z.string(),
  admin: z.boolean(),
});

/** What a user may see beyond what everybody sees: admin pages, and features whose stage lets this user in. */
export const ABILITIES = ['presentation', 'analytics', ...FEATURES] as const;
export type Ability = (typeof ABILITIES)[number];

/**
 * The user who asks. `agreement_due`: has not yet agreed to the privacy statement as it is now. `email_confirmation_due`:
 * this server sends mail, and nobody has opened a link mailed to the user's address; until then the built-in guide
 * writes in place of a model.
 */
export const currentUserSchema = userSchema.extend({
  abilities: z.array(z.enum(ABILITIES)),
  agreement_due: z.boolean(),
  email_confirmation_due: z.boolean(),
});

/** Fields of the user record that PATCH /api/auth/me takes; nothing else may be in its body. */
export const currentUserChangeSchema = z
  .strictObject({ ...trajectoryFields, preferred_language: preferredLanguageSchema })
  .partial();

/** The e-mail address has a call of its own, which asks for the password. */
const { Email_Address: _, ...writableProfile } = profileFields;

/** Fields of the user record that its owner may write; nothing else is written. */
export const ownUserChangeSchema = z
  .strictObject({
    ...writableProfile,
    ...trajectoryFields,
    preferred_language: preferredLanguageSchema,
    ability_6d: abilityScoresSchema,
    eddy_recommendation_title: optionalLineOf(ACCOUNT_LIMITS.recommendationTitle),
    eddy_recommendation_text: proseOf(ACCOUNT_LIMITS.description).nullable(),
    needs_recommendation_regeneration: z.boolean(),
  })
  .partial();

export type User = z.output<typeof userSchema>;
export type CurrentUser = z.output<typeof currentUserSchema>;
export type CurrentUserChange = z.output<typeof currentUserChangeSchema>;
export type OwnUserChange = z.output<typeof ownUserChangeSchema>;
