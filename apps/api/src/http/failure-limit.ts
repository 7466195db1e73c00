import { ERRORS } from '@lodestar/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { bearerTokenOf, type Caller } from './caller.ts';
import type { CountRefusal } from './error-answers.ts';
import { askedPath, networkOf } from './request-source.ts';
import type { Throttles } from './throttle.ts';

/** Refused calls in a window, of one session or, without one, of one address. */
export interface FailureLimit {
  readonly max: number;
  readonly windowMs: number;
}

export const FAILURE_LIMIT: FailureLimit = { max: 300, windowMs: 60_000 };

/**
 * Tells 429 in place of every further refusal to whoever had too many. What is good is always answered: a school is one
 * address, and one pupil's mistakes must cut nobody off. A living session counts for itself, whatever its address does.
 */
export function createFailureLimit(
  { max, windowMs }: FailureLimit,
  throttles: Throttles,
  callerOf: (token: string | null) => Promise<Caller | null>,
): CountRefusal {
  const failures = throttles({ name: 'failures', max, seconds: windowMs / 1_000 });

  async function ownerOf(request: FastifyRequest): Promise<string> {
    const caller = request.caller ?? (await callerOf(bearerTokenOf(request)).catch(() => null));
    return caller === null ? `address:${networkOf(request.ip)}` : `session:${caller.sessionId}`;
  }

  return async (request, refusal) => {
    if (!countsAsFailure(request, refusal)) return refusal;
    try {
      await failures.spend(await ownerOf(request));
      return refusal;
    } catch (error) {
      return error instanceof AppError ? error : refusal;
    }
  };
}

/** Refused anyway, or told by honest clients to merge and send again: two tabs at work are no attack. */
const NO_FAILURES: readonly number[] = [ERRORS.too_many_requests.status, ERRORS.stale.status];

function countsAsFailure(request: FastifyRequest, { code }: AppError): boolean {
  const { status } = ERRORS[code];
  const { unlimited } = request.routeOptions.config;
  return unlimited !== true && isCall(request) && status < 500 && !NO_FAILURES.includes(status);
}

/** Pages are nobody's way to guess anything, and let people read what is the matter. */
const isCall = (request: FastifyRequest) => askedPath(request).startsWith('/api/');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: its refusals do not count here; it needs none, or has limits of its own. */
    unlimited?: boolean;
  }
}
