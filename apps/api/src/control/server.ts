import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { causeOf } from '../start-error.ts';
import { type ControlAnswer, readLine, requestSchema, writeLine } from './protocol.ts';

/** What commands beside the server may ask of it, by name. */
export type ControlCommands = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>;

export interface ControlServer {
  readonly close: () => Promise<void>;
}

/** Listens for commands on a socket that only the same user may use. The caller holds the lock of the folder. */
export async function listenForCommands(path: string, commands: ControlCommands): Promise<ControlServer> {
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket, commands).then((result) => writeLine(socket, result));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (!path.startsWith('\\\\')) chmodSync(path, 0o600);
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(socket: Socket, commands: ControlCommands): Promise<ControlAnswer> {
  try {
    const { command, payload } = requestSchema.parse(JSON.parse(await readLine(socket)));
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (run === undefined) return { kind: 'failed', message: `The server does not know "${command}".` };
    return { kind: 'done', result: await run(payload) };
  } catch (error) {
    return { kind: 'failed', message: causeOf(error) };
  }
}
