/** Decisions beyond these are the oldest. */
export const MOST_LEFT = 60;
const NONE: readonly string[] = [];

function parseLeft(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter((key): key is string => typeof key === 'string').slice(-MOST_LEFT);
}

/** Items of the list checks that the pupil has read and leaves as they are, kept on the device under `leftChecks`. */
export const LEFT_CHECKS = { parse: parseLeft, initial: () => NONE } as const;
