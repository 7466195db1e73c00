import type { ErrorBody, FieldProblem } from '@lodestar/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isDiskFull } from '../db/database-errors.ts';
import { AppError, fieldProblem, invalidFields, spreadSeconds } from '../errors.ts';
import { loggableError } from '../shared/loggable-error.ts';
import type { Meter } from '../shared/meter.ts';

/** Sends an error in the envelope of the contract. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorBody = {
    success: false,
    code: error.code,
    message: error.message,
    params: error.params,
    requestId: request.id,
  };
  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Counts a refusal, and answers what the caller is told of it. */
export type CountRefusal = (request: FastifyRequest, refusal: AppError) => Promise<AppError>;

/** The one place where an exception becomes an answer. */
export function handleErrors(
  app: FastifyInstance,
  log: Logger,
  countRefusal: CountRefusal,
  meter: Meter,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const known = asAppError(error, request);
    if (known.code === 'internal' || isDiskFull(error)) {
      log.error(
        { requestId: request.id, route: request.routeOptions.url, err: loggableError(error) },
        'request failed',
      );
    }
    const told = await countRefusal(request, known);
    meter.refused(told.code);
    return sendError(request, reply, told);
  });
}

/** What the caller may know of an exception. */
export function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidFields(error.validation.flatMap((issue) => refusedFields(error, issue, request)));
  }
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', {}, spreadSeconds(2, 6));
  if (isDiskFull(error)) return new AppError('insufficient_storage');
  return asTransportError(error);
}

/** Refusals of Fastify itself, before or while a request is read. */
function asTransportError({ statusCode, code }: FastifyError): AppError {
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('not_found');
  if (statusCode === 413) return new AppError('too_large');
  if (statusCode === 415) return new AppError('unsupported_media_type');
  if (statusCode === 503) return new AppError('unavailable', {}, spreadSeconds(3, 9));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request');
  return new AppError('internal');
}

const PLACES: Readonly<Record<string, { prefix: string; part: 'body' | 'params' | 'query' }>> = {
  body: { prefix: '', part: 'body' },
  params: { prefix: 'path.', part: 'params' },
  querystring: { prefix: 'query.', part: 'query' },
};

function refusedFields(
  { validationContext }: FastifyError,
  issue: {
    readonly instancePath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
  },
  request: FastifyRequest,
): FieldProblem[] {
  const place = PLACES[validationContext ?? ''] ?? { prefix: '', part: 'body' };
  const path = issue.instancePath.split('/').filter((step) => step !== '');
  const { keys, params } = issue.params;
  const value = valueAt(request[place.part], path);
  return problemsOf({ path, code: issue.keyword, keys, params }, place.prefix, value);
}

function valueAt(container: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? Reflect.get(value, step)
        : undefined,
    container,
  );
}

/** What zod found wrong, as far as a caller is told. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  /** Of `unrecognized_keys`: which. */
  readonly keys?: unknown;
  /** Of a rule of our own: `{ problem }`, the word for it. */
  readonly params?: unknown;
}

/** Fields whose value is nobody's business, not even in an answer to whoever sent it. */
const SECRET = /(^|\.)(password|confirmpassword|current|next|token)$/i;

/** One issue as the fields it refuses. `place` comes before each path: '', `query.` or `row.`. */
export function problemsOf(issue: Issue, place: string, value?: unknown): FieldProblem[] {
  const path = issue.path.map(String);
  if (Array.isArray(issue.keys)) {
    return issue.keys.map((key) =>
      fieldProblem(`${place}${[...path, String(key)].join('.')}`, 'unknownField'),
    );
  }
  const field = `${place}${path.join('.')}`.replace(/\.$/, '') || 'body';
  return [fieldProblem(field, wordOf(issue), SECRET.test(field) ? undefined : value)];
}

function wordOf({ code, params }: Issue): string {
  const hasWord = typeof params === 'object' && params !== null && 'problem' in params;
  return hasWord && typeof params.problem === 'string' ? params.problem : code;
}
