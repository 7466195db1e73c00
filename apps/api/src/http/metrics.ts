import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from '../shared/meter.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly meter: Meter;
  readonly observe: (method: string, route: string, status: number, seconds: number) => void;
}

/** @param version of the server, told as a label of `lodestar_info` */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const events = counter('lodestar_security_events_total', 'Lines of the security log.', 'what', 'result');
  const refusals = counter('lodestar_refusals_total', 'Answers with an error, by its code.', 'code');
  const failures = counter('lodestar_model_failures_total', 'Times a model gave no answer.', 'kind');
  const cards = counter('lodestar_crisis_cards_total', 'Words of danger answered by help lines.');
  new Gauge({ name: 'lodestar_info', help: 'Which version runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  return {
    registry,
    meter: {
      securityEvent: (what, result) => events.inc({ what, result }),
      refused: (code) => refusals.inc({ code }),
      modelFailed: (kind) => failures.inc({ kind }),
      cardGiven: () => cards.inc(),
      watch: (name, help, read) =>
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        }),
    },
    observe: (method, route, status, seconds) => durations.observe({ method, route, status }, seconds),
  };
}

/** Measures every request by its route template; paths that no route knows count together. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** Serves GET /metrics, and nothing else, on a port of its own. */
export function metricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
