import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const SLOW_MS = 1_000;

/** A line for each slow request. Route templates only: no path, query, address or body reaches the log. */
export function logSlowRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.elapsedTime > SLOW_MS) {
      log.warn(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'slow request',
      );
    }
    done();
  });
}
