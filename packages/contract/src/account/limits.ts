import { TRAJECTORY_TEXTS } from '@lodestar/domain';

/** Longest texts of the account, in characters. */
export const ACCOUNT_LIMITS = {
  name: 100,
  schoolName: 200,
  phone: 30,
  email: 254,
  eventName: TRAJECTORY_TEXTS.name,
  eventType: TRAJECTORY_TEXTS.type,
  description: TRAJECTORY_TEXTS.description,
  recommendationTitle: 200,
} as const;

/** Shortest and longest username and password. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
