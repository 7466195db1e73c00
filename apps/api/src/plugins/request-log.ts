import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is written by somebody else, at his own pace: slow is not worth a line. */
    mayTakeLong?: boolean;
  }
}

const SLOW_MS = 1_000;

/** A line for each slow request. Route templates only: no path, query, address or body reaches the log. */
export function logSlowRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.elapsedTime > SLOW_MS && request.routeOptions.config.mayTakeLong !== true) {
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
