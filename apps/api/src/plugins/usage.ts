import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One request, once it is answered. */
export interface Use {
  readonly method: string;
  /** The template, such as `/api/programmes/:collection`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Whoever asked; only ever hashed, never kept. */
  readonly visitor: string;
}

/** Tells of every request to a route of the API, by its template. */
export function recordUsage(app: FastifyInstance, record: (use: Use) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url?.startsWith('/api/')) {
      record({
        method: request.method,
        route: url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        visitor: visitorOf(request),
      });
    }
    done();
  });
}

/** Somebody signed in is the same on every device; a guest is an address and a browser. */
function visitorOf({ caller, ip, headers }: FastifyRequest): string {
  return caller === null ? `guest ${ip} ${headers['user-agent'] ?? ''}` : `user ${caller.uid}`;
}
