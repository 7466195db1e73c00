/** Why the server does not start: what the person at the keyboard can change, in one line. */
export class StartError extends Error {}

/** The innermost words of an error, on one line. */
export function causeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message.replace(/\s+/g, ' ') : causeOf(error.cause);
}
