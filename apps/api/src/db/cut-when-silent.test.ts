import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cutWhenSilent } from './cut-when-silent.ts';

const SILENCE_MS = 50;

/** A connection to somebody who answers each message with itself until told to fall silent. */
async function connected(): Promise<{ socket: Socket; fallSilent: () => void }> {
  let speaks = true;
  const server = createServer((peer) => {
    peer.on('error', () => peer.destroy());
    peer.on('data', (data) => speaks && peer.write(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  return {
    socket,
    fallSilent: () => {
      speaks = false;
    },
  };
}

test('a connection that does not answer is ended, as a database that is away', async () => {
  const { socket, fallSilent } = await connected();
  cutWhenSilent(socket, SILENCE_MS);
  socket.write('ask');
  expect(String((await once(socket, 'data'))[0])).toBe('ask');
  fallSilent();
  socket.write('ask again');
  expect(String((await once(socket, 'error'))[0])).toContain('Connection terminated');
});

test('an idle connection stays', async () => {
  const { socket } = await connected();
  cutWhenSilent(socket, SILENCE_MS);
  socket.write('ask');
  await once(socket, 'data');
  await once(socket, 'timeout');
  socket.write('ask again');
  expect(String((await once(socket, 'data'))[0])).toBe('ask again');
});

test('while switched off, silence is borne', async () => {
  const { socket, fallSilent } = await connected();
  cutWhenSilent(socket, SILENCE_MS, () => false);
  fallSilent();
  socket.write('ask');
  await once(socket, 'timeout');
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.destroyed).toBe(false);
});
