const UNIQUE_VIOLATION = '23505';

/** Whether an error, or what caused it, says that somebody else was quicker with a value there may be once. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
