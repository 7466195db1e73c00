import { z } from 'zod';
import {
  emailSchema,
  givenPasswordSchema,
  identifierSchema,
  newPasswordSchema,
  preferredLanguageSchema,
  profileFields,
  usernameSchema,
} from './account/fields.ts';
import { currentUserChangeSchema, currentUserSchema } from './account/user.ts';
import { endpoint } from './endpoint.ts';

const feature = 'account';
const success = z.strictObject({ success: z.literal(true) });

/** A session begun: its bearer token, and whose it is. */
const sessionBegun = z.strictObject({ token: z.string(), user: currentUserSchema });

const { First_Name, Last_Name, Email_Address, School_District } = profileFields;
const { Title, Nickname, Gender, Tel, Form, School_Name } = profileFields;

/** Answers 201. Every other field of the user record is left unread: nobody makes himself an admin. */
export const registerAccount = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  feature,
  summary:
    'Opens a pupil’s account and signs in; honours Idempotency-Key. 409 when username or e-mail is taken',
  body: z.object({
    First_Name,
    Last_Name,
    Email_Address,
    School_District,
    Password: newPasswordSchema,
    Title: Title.optional(),
    Nickname: Nickname.optional(),
    Gender: Gender.optional(),
    Tel: Tel.optional(),
    Form: Form.nullish(),
    School_Name: School_Name.optional(),
    User_ID: z.union([usernameSchema, z.literal('')]).nullish(),
    preferred_language: preferredLanguageSchema.nullish(),
  }),
  response: sessionBegun,
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  feature,
  summary: 'Signs in by e-mail or username. 401 when wrong, 423 while locked, 429 when too many failed',
  body: z
    .object({
      email: identifierSchema.optional(),
      username: identifierSchema.optional(),
      password: givenPasswordSchema,
    })
    .refine(({ email, username }) => (email === undefined) !== (username === undefined), {
      path: ['email'],
      params: { problem: 'eitherEmailOrUsername' },
    }),
  response: sessionBegun,
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signedIn',
  feature,
  summary: 'Ends the session that asks',
  response: success,
});

export const checkUsername = endpoint({
  method: 'POST',
  path: '/api/check-username',
  access: 'public',
  feature,
  summary: 'Whether a username is free',
  body: z.object({ username: usernameSchema }),
  response: z.strictObject({ available: z.boolean() }),
});

/** Answers with an ETag; the calls that change the record take it as If-Match and answer 412 when it is stale. */
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'signedIn',
  feature,
  summary: 'The user record of whoever asks, with an ETag',
  response: currentUserSchema,
});

export const changeCurrentUser = endpoint({
  method: 'PATCH',
  path: '/api/auth/me',
  access: 'signedIn',
  feature,
  summary: 'Replaces trajectory fields or the language; honours If-Match (412 with `params.current`)',
  body: currentUserChangeSchema,
  response: currentUserSchema,
});

export const deleteCurrentUser = endpoint({
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'signedIn',
  feature,
  summary: 'Erases the account and everything kept about it; 403 when the password is wrong',
  body: z.object({ password: givenPasswordSchema }),
  response: success,
});

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/auth/export',
  access: 'signedIn',
  feature,
  summary: 'Everything kept about whoever asks, each feature under its own name',
  response: z.looseObject({ exportedAt: z.string(), user: currentUserSchema.omit({ abilities: true }) }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'signedIn',
  feature,
  summary: 'Changes the password and ends all other sessions; 403 when the current one is wrong',
  body: z.object({ current: givenPasswordSchema, next: newPasswordSchema }),
  response: success,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password/forgot',
  access: 'public',
  feature,
  summary: 'Mails a link to set a new password, when there is such an account and the server can send mail',
  body: z.object({ email: emailSchema }),
  response: success,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'public',
  feature,
  summary: 'Sets a new password with the token of such a link, once, and ends all sessions',
  body: z.object({ token: z.string().min(1).max(200), next: newPasswordSchema }),
  response: success,
});

/** The page that the mailed link opens: the token stands in its fragment, which no server ever sees. */
export const PASSWORD_RESET_PAGE = '/reset-password';

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signedIn',
  feature,
  summary: 'Where whoever asks is signed in, last used first',
  response: z.strictObject({
    success: z.literal(true),
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        device: z.string().nullable(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
        expiresAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signedIn',
  feature,
  summary: 'Ends one of one’s own sessions',
  params: z.object({ id: z.string() }),
  response: success,
});
