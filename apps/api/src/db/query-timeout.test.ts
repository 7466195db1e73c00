import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { applyQueryTimeout } from './query-timeout.ts';

const SILENCE = { afterMs: 50, mayWait: async () => false };

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
  applyQueryTimeout(socket, SILENCE);
  socket.write('ask');
  expect(String((await once(socket, 'data'))[0])).toBe('ask');
  fallSilent();
  socket.write('ask again');
  expect(String((await once(socket, 'error'))[0])).toContain('Connection terminated');
});

test('an idle connection stays', async () => {
  const { socket } = await connected();
  applyQueryTimeout(socket, SILENCE);
  socket.write('ask');
  await once(socket, 'data');
  await once(socket, 'timeout');
  socket.write('ask again');
  expect(String((await once(socket, 'data'))[0])).toBe('ask again');
});

test('while others are answered a slow question is waited for, to the end of patience', async () => {
  const { socket, fallSilent } = await connected();
  const looked: number[] = [];
  const mayWait = async (times: number) => {
    looked.push(times);
    return times < 4;
  };
  applyQueryTimeout(socket, { ...SILENCE, mayWait });
  fallSilent();
  socket.write('ask');
  expect(String((await once(socket, 'error'))[0])).toContain('Connection terminated');
  expect(looked).toEqual([1, 2, 3, 4]);
});

test('an answer that comes while it is asked whether there is anybody counts', async () => {
  const { socket } = await connected();
  const { promise, resolve } = Promise.withResolvers<void>();
  applyQueryTimeout(socket, {
    ...SILENCE,
    mayWait: async () => {
      const heard = once(socket, 'data');
      socket.emit('data', Buffer.from('late'));
      await heard;
      resolve();
      return false;
    },
  });
  socket.pause();
  socket.write('ask');
  await promise;
  await new Promise((after) => setImmediate(after));
  expect(socket.destroyed).toBe(false);
});
