import { ACCOUNT_LIMITS } from './account/limits.ts';

/** Longest texts of a contact message, in characters. */
export const CONTACT_LIMITS = {
  name: ACCOUNT_LIMITS.name,
  email: ACCOUNT_LIMITS.email,
  subject: 200,
  message: 5_000,
} as const;

/** The first year in which somebody could enter university with a DSE. */
export const FIRST_ENTRY_YEAR = 2012;
