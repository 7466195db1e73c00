/** Longest texts of the account, in characters. */
export const ACCOUNT_LIMITS = {
  name: 100,
  schoolName: 200,
  phone: 30,
  email: 254,
  eventName: 200,
  eventType: 50,
  description: 5_000,
  recommendationTitle: 200,
} as const;

/** Shortest and longest username and password. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Most entries of a trajectory; a further analysis drops the oldest. */
export const TRAJECTORY_LIMITS = { events: 500, connections: 2_000, analyses: 50, eventTypes: 50 } as const;
