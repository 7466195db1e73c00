/** SQLSTATE classes: connection exceptions, operator intervention (shutdown), too many connections, a replica not in charge yet. */
const SQLSTATES = /^(08|57P|53300|25006)/;
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** The pool of node-postgres gives these without a code. */
const POOL_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** The disk is full, in the words of PostgreSQL and of the system. */
const NO_ROOM = new Set(['53100', 'ENOSPC']);

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error, or what caused it, says that the database does not answer. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (SQLSTATES.test(code) || SOCKET_ERRORS.has(code) || POOL_MESSAGES.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Whether an error, or what caused it, says that the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && (NO_ROOM.has(codeOf(error)) || isDiskFull(error.cause));
}

const UNIQUE_VIOLATION = '23505';

/** Whether an error, or what caused it, says that somebody else was quicker with a value there may be once. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
