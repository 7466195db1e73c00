import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerTokenOf } from './caller.ts';

/** One request, once it is answered. */
export interface Use {
  readonly method: string;
  /** The template, such as `/api/programmes/:collection`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whoever asked; only ever hashed, never kept. */
  readonly visitor: string;
  /** What a call that anybody may make brought along: it may turn out to be that of a user. */
  readonly token: string | null;
}

/** Tells of every request to a route of the API, by its template. */
export function recordUsage(app: FastifyInstance, record: (use: Use) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const use = useOf(request, reply);
    if (use !== null) record(use);
    done();
  });
}

/** What an answered request was; null when no route of the API answered it. */
export function useOf(request: FastifyRequest, reply: FastifyReply): Use | null {
  const route = request.routeOptions.url;
  if (route?.startsWith('/api/') !== true) return null;
  const { method, caller } = request;
  return {
    method,
    route,
    status: reply.statusCode,
    ms: reply.elapsedTime,
    visitor: visitorOf(request),
    token: caller === null ? bearerTokenOf(request) : null,
  };
}

/** Longer names tell no more browsers apart, and would only fill memory. */
const LONGEST_AGENT = 200;

/** How a user is told apart from everybody else. */
export const userVisitor = (uid: string) => `user ${uid}`;

/** Somebody signed in is the same on every device; a guest is an address and a browser. */
function visitorOf({ caller, ip, headers }: FastifyRequest): string {
  if (caller !== null) return userVisitor(caller.uid);
  return `guest ${ip} ${headers['user-agent']?.slice(0, LONGEST_AGENT) ?? ''}`;
}
