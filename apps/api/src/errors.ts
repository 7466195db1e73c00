import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  errorMessage,
  type FieldProblem,
} from '@lodestar/contract';

const READABLE_LENGTH = 100;
/** Whoever sends thousands of fields wrong gets no answer of megabytes. */
const FIELDS_NAMED = 20;

/** Seconds between two bounds by chance: who is turned away at one moment must not come back at one moment. */
export function spreadSeconds(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

/** A refusal that the caller is told about: the code decides status and message (contract). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly retryAfterSeconds: number | null;
  /** By the code, unless the specification of a call says another. */
  status: number;

  constructor(code: ErrorCode, params: ErrorParams = {}, retryAfterSeconds: number | null = null) {
    super(errorMessage(code, params));
    this.code = code;
    this.params = params;
    this.retryAfterSeconds = retryAfterSeconds;
    this.status = ERRORS[code].status;
  }
}

/**
 * A field of a request that is refused: its place cut to a readable length, for a caller makes up keys; a value that is
 * neither a text nor a number is not repeated.
 */
export function fieldProblem(place: string, problem: string, value?: unknown): FieldProblem {
  const field = readable(place);
  if (typeof value === 'number') return { field, problem, value };
  return typeof value === 'string' ? { field, problem, value: readable(value) } : { field, problem };
}

/** A request that is malformed, field by field. */
export function invalidRequest(...fields: readonly FieldProblem[]): AppError {
  return invalidFields(fields);
}

/** The same for however many fields there are; the first are named, the others counted. */
export function invalidFields(fields: readonly FieldProblem[]): AppError {
  const more = fields.length - FIELDS_NAMED;
  return new AppError('invalid_request', {
    fields: fields.slice(0, FIELDS_NAMED),
    ...(more > 0 && { more }),
  });
}

/** A path part that names nothing: `notFound('collection', 'Programmes_1999')`. */
export function notFound(what: string, name: string): AppError {
  return new AppError('not_found', { [what]: readable(name) });
}

const readable = (text: string) =>
  text.length <= READABLE_LENGTH ? text : `${text.slice(0, READABLE_LENGTH)}…`;
