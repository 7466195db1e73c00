const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * An error as it may be logged. What a database says of a failed query repeats the values in it, and those are
 * somebody's name or address: of a query only its text is kept, of a database's complaint only its code and place.
 */
export function loggableError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: loggableError(error.cause) };
  const { code = null, table = null, constraint = null }: Partial<Record<string, unknown>> = { ...error };
  if (typeof code === 'string' && SQLSTATE.test(code)) return { type, code, table, constraint, frames };
  if ('query' in error && 'params' in error) return { type, query: error.query, frames, ...cause };
  return { type, message: error.message, ...(code === null ? {} : { code }), frames, ...cause };
}
