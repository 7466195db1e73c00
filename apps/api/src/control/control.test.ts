import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/database.ts';
import { askServer, controlSocketPath, readLine } from './protocol.ts';
import { type ControlCommands, listenForCommands } from './server.ts';

async function listening(commands: ControlCommands) {
  const path = join(await temporaryFolder(), 'control.sock');
  const server = await listenForCommands(path, commands);
  onTestFinished(() => server.close(0));
  return path;
}

test('a command runs with what was sent, and its result comes back', async () => {
  const path = await listening({ double: async (payload) => ({ twice: [payload, payload] }) });
  const long = 'x'.repeat(3_000_000);
  expect(await askServer(path, 'double', { text: `two\nlines ${long}` })).toEqual({
    twice: [{ text: `two\nlines ${long}` }, { text: `two\nlines ${long}` }],
  });
});

test('a failure comes back in the words of the server', async () => {
  const path = await listening({
    fail: async () => {
      throw new Error('no such file');
    },
  });
  await expect(askServer(path, 'fail', null)).rejects.toThrow('no such file');
  await expect(askServer(path, 'constructor', null)).rejects.toThrow('does not know "constructor"');
});

test('only its owner may use the socket', async () => {
  expect(statSync(await listening({})).mode & 0o777).toBe(0o600);
});

test('nonsense is answered, and the server goes on', async () => {
  const path = await listening({ ping: async () => 'pong' });
  const socket = connect(path, () => socket.write('nonsense\n'));
  expect(await readLine(socket)).toContain('"kind":"failed"');
  connect(path).destroy();
  expect(await askServer(path, 'ping', null)).toBe('pong');
});

test('nobody listening is an error', async () => {
  await expect(askServer(join(await temporaryFolder(), 'none.sock'), 'ping', null)).rejects.toThrow();
});

test('a socket left behind by a killed server is in nobody’s way', async () => {
  const path = join(await temporaryFolder(), 'control.sock');
  writeFileSync(path, '');
  const server = await listenForCommands(path, { ping: async () => 'pong' });
  expect(await askServer(path, 'ping', null)).toBe('pong');
  await server.close(1_000);
  expect(existsSync(path)).toBe(false);
});

test('the socket lies in the data folder, or elsewhere when the path would be too long', () => {
  expect(controlSocketPath('/data')).toBe('/data/control.sock');
  const long = controlSocketPath(`/${'long/'.repeat(40)}`);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(100);
  expect(long).not.toBe(controlSocketPath(`/${'other/'.repeat(40)}`));
});

test('of a failed query only the cause is told: the query repeats what people wrote', async () => {
  const path = await listening({
    fail: async () => {
      throw new Error('Failed query: insert … params: Hoi-ching', { cause: new Error('no such table') });
    },
  });
  const failure = await askServer(path, 'fail', null).catch(String);
  expect(failure).toContain('no such table');
  expect(failure).not.toContain('Hoi-ching');
});

describe('a server that closes', () => {
  async function closing(commands: ControlCommands, said: string) {
    const path = join(await temporaryFolder(), 'control.sock');
    const server = await listenForCommands(path, commands);
    const socket = connect(path);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (said !== '') socket.write(said);
    return { server, socket };
  }

  test.each(['', '{"command":'])('hangs up on whoever holds the socket and says %j', async (said) => {
    const { server, socket } = await closing({ ping: async () => 'pong' }, said);
    const hungUp = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await server.close(60_000);
    await hungUp;
  });

  test('answers a command that runs, and hangs up then', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { promise: running, resolve: runs } = Promise.withResolvers<void>();
    const slow = () => {
      runs();
      return promise;
    };
    const { server, socket } = await closing({ slow }, '{"command":"slow","payload":null}\n');
    await running;
    const closed = server.close(60_000);
    resolve('done at last');
    expect(await readLine(socket)).toContain('done at last');
    await closed;
  });

  test('leaves a command that takes for ever when the time is over', async () => {
    const { promise: running, resolve: runs } = Promise.withResolvers<void>();
    const slow = () => {
      runs();
      return new Promise(() => {});
    };
    const { server } = await closing({ slow }, '{"command":"slow","payload":null}\n');
    await running;
    await server.close(50);
  });
});
