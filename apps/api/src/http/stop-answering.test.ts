import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { stopAnswering } from './stop-answering.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

async function listening() {
  const app = Fastify({ return503OnClosing: false });
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { app, port };
}

async function keptOpen(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(REQUEST);
  await once(socket, 'data');
  return socket;
}

test('a request that reaches an idle connection while stopping is answered, as its last', async () => {
  const { app, port } = await listening();
  const socket = await keptOpen(port);
  const stopped = stopAnswering(app);
  socket.write(REQUEST);
  const answer = String((await once(socket, 'data'))[0]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  await stopped;
});

test('connections that stay idle do not hold the server up', async () => {
  const { app, port } = await listening();
  const socket = await keptOpen(port);
  const closed = once(socket, 'close');
  await stopAnswering(app);
  await closed;
  expect(app.server.listening).toBe(false);
});
