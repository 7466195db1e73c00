import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is under way when the server is told to stop has this long. */
export const STOP_MS = 9_000;
/** So long a request that was already on its way is still taken from a connection that lies idle. */
const ON_ITS_WAY_MS = 500;
const IDLE_CHECK_MS = 50;

/**
 * Lets every request that was sent before be answered, each answer the last of its connection; then takes no more, and
 * cuts what is still open when the time is over.
 */
export async function stopAnswering({ server, close }: FastifyInstance): Promise<void> {
  const stopped = performance.now() + STOP_MS;
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const open = await new Promise<number>((resolve) =>
    server.getConnections((_error, count) => resolve(count ?? 0)),
  );
  if (open > 0) await pause(ON_ITS_WAY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), stopped - performance.now());
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await close();
  clearInterval(idle);
  clearTimeout(cut);
}
