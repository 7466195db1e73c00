import { z } from 'zod';
import { lineOf } from '../stored-text.ts';
import { PREFERRED_LANGUAGES } from './choices.ts';
import { ACCOUNT_LIMITS, PASSWORD_LENGTH, USERNAME_LENGTH } from './limits.ts';

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

/** Six digits of an authenticator, or a recovery code; spaces and dashes are passed over. */
export const secondFactorCodeSchema = lineOf(40).min(1);

/** What a device was given when somebody signed in on it; one that is not known counts as none. */
export const deviceTokenSchema = z.string().max(100).optional();

export const preferredLanguageSchema = z.enum(PREFERRED_LANGUAGES);

/** What somebody types to be known: a username or an e-mail address. */
export const identifierSchema = lineOf(ACCOUNT_LIMITS.email).min(1);
