import { ERRORS, type ErrorBody, type FieldProblem } from '@lodestar/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { isDatabaseUnavailable, isDiskFull } from '../db/unavailable.ts';
import { AppError, invalidFields } from '../errors.ts';
import { problemsOf } from '../field-problems.ts';
import { loggableError } from '../loggable-error.ts';

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
    .code(ERRORS[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** The one place where an exception becomes an answer. */
export function handleErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asAppError(error, request);
    if (known.code === 'internal' || isDiskFull(error)) {
      log.error(
        { requestId: request.id, route: request.routeOptions.url, err: loggableError(error) },
        'request failed',
      );
    }
    return sendError(request, reply, known);
  });
}

/** What the caller may know of an exception. */
export function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidFields(error.validation.flatMap((issue) => refusedFields(error, issue, request)));
  }
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', {}, 2);
  if (isDiskFull(error)) return new AppError('insufficient_storage');
  return asTransportError(error);
}

/** Refusals of Fastify itself, before or while a request is read. */
function asTransportError({ statusCode, code }: FastifyError): AppError {
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('not_found');
  if (statusCode === 413) return new AppError('too_large');
  if (statusCode === 415) return new AppError('unsupported_media_type');
  if (statusCode === 503) return new AppError('unavailable', {}, 5);
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
