import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
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

/**
 * Says once in the log that a proxy on this machine names other addresses and is not believed: to the limits everybody
 * behind it is then one address.
 */
export function warnOfUnbelievedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && isLoopback(request.ip)) {
      isSaid = true;
      log.warn('a proxy on this machine sends X-Forwarded-For, which is not believed: set TRUST_PROXY');
    }
    done();
  });
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
