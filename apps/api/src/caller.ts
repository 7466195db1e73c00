import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Whoever a request comes from, once a guard knows. */
export interface Caller {
  readonly uid: string;
  readonly userId: string;
  readonly admin: boolean;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of the signed-in and admin scopes; null elsewhere. */
    caller: Caller | null;
  }
}

/** The caller of a guarded route. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new AppError('unauthenticated');
  return caller;
}

/** The bearer token of a request; null when it brings none. */
export function bearerTokenOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^bearer +([\w~+/.=-]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}
