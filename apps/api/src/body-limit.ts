/** For calls that carry a whole trajectory; all others take a quarter of it. */
export const LARGE_BODY = 1_024 * 1_024;
