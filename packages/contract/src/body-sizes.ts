const KIB = 1_024;

/**
 * Largest bodies of calls, in bytes. A text counts six times its longest, since some callers write every character of
 * Chinese as `\\u4e2d`.
 */
export const BODY = {
  /** One field or two. */
  fields: 4 * KIB,
  /** Where a call says nothing else. */
  form: 16 * KIB,
  message: 40 * KIB,
  prompt: 64 * KIB,
  /** A list of sixty with a note each. */
  list: 96 * KIB,
  /** A whole trajectory. */
  record: 1_024 * KIB,
  /** A year's programmes. */
  year: 8 * 1_024 * KIB,
} as const;

/** Largest file of a year's programmes that a call takes, in bytes. */
export const LARGEST_YEAR_FILE = BODY.year;
