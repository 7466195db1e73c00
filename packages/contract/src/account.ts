import { z } from 'zod';
import { AGREEMENT_VERSION } from './account/agreement.ts';
import {
  deviceTokenSchema,
  emailSchema,
  givenPasswordSchema,
  identifierSchema,
  newPasswordSchema,
  secondFactorCodeSchema,
  usernameSchema,
} from './account/fields.ts';
import { newAccountSchema } from './account/new-account.ts';
import { currentUserChangeSchema, currentUserSchema } from './account/user.ts';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const feature = 'account';
const success = z.strictObject({ success: z.literal(true) });

/**
 * A session begun: its bearer token, and whose it is. `deviceToken` is kept by the device, outlives the session and is
 * sent when somebody signs in there again: it opens nothing, but strangers cannot keep its owner locked out there.
 */
const sessionBegun = z.strictObject({
  token: z.string(),
  deviceToken: z.string(),
  user: currentUserSchema,
});

/** Answers 201. Every other field of the user record is left unread: nobody makes himself an admin. */
export const registerAccount = endpoint({
  ...ROUTES.registerAccount,
  access: 'public',
  feature,
  summary:
    'Opens a pupil’s account and signs in; honours Idempotency-Key. 409 when username or e-mail is taken',
  body: newAccountSchema,
  response: sessionBegun,
});

export const logIn = endpoint({
  ...ROUTES.logIn,
  access: 'public',
  feature,
  summary:
    'Signs in by e-mail or username, with `code` where a second factor is on (401 second_factor_required without). 401 when wrong, 423 while locked, 429 when too many failed',
  body: z
    .object({
      email: identifierSchema.optional(),
      username: identifierSchema.optional(),
      password: givenPasswordSchema,
      code: secondFactorCodeSchema.optional(),
      deviceToken: deviceTokenSchema,
    })
    .refine(({ email, username }) => (email === undefined) !== (username === undefined), {
      path: ['email'],
      params: { problem: 'eitherEmailOrUsername' },
    }),
  largestBody: BODY.fields,
  response: sessionBegun,
});

export const logOut = endpoint({
  ...ROUTES.logOut,
  access: 'signedIn',
  feature,
  summary: 'Ends the session that asks',
  response: success,
});

export const checkUsername = endpoint({
  ...ROUTES.checkUsername,
  access: 'public',
  feature,
  summary: 'Whether a username is free',
  body: z.object({ username: usernameSchema }),
  largestBody: BODY.fields,
  response: z.strictObject({ available: z.boolean() }),
});

/** Answers with an ETag; the calls that change the record take it as If-Match and answer 412 when it is stale. */
export const currentUser = endpoint({
  ...ROUTES.currentUser,
  access: 'signedIn',
  feature,
  summary: 'The user record of whoever asks, with an ETag',
  response: currentUserSchema,
});

export const changeCurrentUser = endpoint({
  ...ROUTES.changeCurrentUser,
  access: 'signedIn',
  feature,
  summary: 'Replaces trajectory fields or the language; honours If-Match (412 with `params.current`)',
  body: currentUserChangeSchema,
  largestBody: BODY.record,
  response: currentUserSchema,
});

export const deleteCurrentUser = endpoint({
  ...ROUTES.deleteCurrentUser,
  access: 'signedIn',
  feature,
  summary: 'Erases the account and everything kept about it; 403 when the password is wrong',
  body: z.object({ password: givenPasswordSchema }),
  largestBody: BODY.fields,
  response: success,
});

export const exportOwnData = endpoint({
  ...ROUTES.exportOwnData,
  access: 'signedIn',
  feature,
  summary:
    'Everything kept about whoever asks; 403 password_required ten minutes after the password was last given',
  response: z.looseObject({
    exportedAt: z.string(),
    user: currentUserSchema.omit({ abilities: true, agreement_due: true, email_confirmation_due: true }),
  }),
});

export const changePassword = endpoint({
  ...ROUTES.changePassword,
  access: 'signedIn',
  feature,
  summary: 'Changes the password and ends all other sessions; 403 when the current one is wrong',
  body: z.object({ current: givenPasswordSchema, next: newPasswordSchema }),
  largestBody: BODY.fields,
  response: success,
});

export const requestPasswordReset = endpoint({
  ...ROUTES.requestPasswordReset,
  access: 'public',
  feature,
  summary: 'Mails a link to set a new password, when there is such an account and the server can send mail',
  body: z.object({ email: emailSchema }),
  largestBody: BODY.fields,
  response: success,
});

export const resetPassword = endpoint({
  ...ROUTES.resetPassword,
  access: 'public',
  feature,
  summary: 'Sets a new password with the token of such a link, once, and ends all sessions',
  body: z.object({ token: z.string().min(1).max(200), next: newPasswordSchema }),
  largestBody: BODY.fields,
  response: success,
});

/** The page that the mailed link opens: the token stands in its fragment, which no server ever sees. */
export const PASSWORD_RESET_PAGE = '/reset-password';

export const listSessions = endpoint({
  ...ROUTES.listSessions,
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
  ...ROUTES.endSession,
  access: 'signedIn',
  feature,
  summary: 'Ends one of one’s own sessions; 403 password_required like the export',
  params: z.object({ id: z.string() }),
  response: success,
});

export const endAllSessions = endpoint({
  ...ROUTES.endAllSessions,
  access: 'signedIn',
  feature,
  summary: 'Ends every session of whoever asks, this one too; 403 wrong_password',
  body: z.object({ password: givenPasswordSchema }),
  response: success,
});

/** Export and the end of single sessions ask for a password given in the last ten minutes: by this call or a sign-in. */
export const confirmPassword = endpoint({
  ...ROUTES.confirmPassword,
  access: 'signedIn',
  feature,
  summary: 'Gives the password again, for what asks for it; 403 wrong_password',
  body: z.object({ password: givenPasswordSchema }),
  response: success,
});

export const changeEmail = endpoint({
  ...ROUTES.changeEmail,
  access: 'signedIn',
  feature,
  summary:
    'Changes the e-mail address: once the link mailed to it is confirmed, or at once where no mail can be sent. 403 wrong_password, 409 when taken',
  body: z.object({ email: emailSchema, current: givenPasswordSchema }),
  response: z.strictObject({ success: z.literal(true), confirmation: z.enum(['sent', 'done']) }),
});

export const confirmEmail = endpoint({
  ...ROUTES.confirmEmail,
  access: 'public',
  feature,
  summary:
    'Confirms an e-mail address with the token of the link mailed to it, once; a new address ends other sessions, the one of the registration none',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: success,
});

export const requestEmailConfirmation = endpoint({
  ...ROUTES.requestEmailConfirmation,
  access: 'signedIn',
  feature,
  summary:
    'Mails the link once more that confirms the address of whoever asks; `done` where nothing is left to confirm. 429 after five an hour',
  response: z.strictObject({ success: z.literal(true), confirmation: z.enum(['sent', 'done']) }),
});

/** The page that the link to an address opens; the token stands in its fragment. */
export const EMAIL_CONFIRMATION_PAGE = '/confirm-email';

export const agree = endpoint({
  ...ROUTES.agree,
  access: 'signedIn',
  feature,
  summary: 'Agrees to the privacy statement; its time and version are kept',
  body: z.object({ agreed: z.literal(true), version: z.literal(AGREEMENT_VERSION) }),
  response: success,
});
