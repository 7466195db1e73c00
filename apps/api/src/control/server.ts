import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { causeOf } from '../shared/start-error.ts';
import { type ControlAnswer, readLine, requestSchema, writeLine } from './protocol.ts';

/** What commands beside the server may ask of it, by name. */
export type ControlCommands = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>;

export interface ControlServer {
  /** Hangs up on whoever asks nothing; a command that runs is answered first, unless it takes longer than this. */
  readonly close: (patienceMs: number) => Promise<void>;
}

/** Listens for commands on a socket that only the same user may use. The caller holds the lock of the folder. */
export async function listenForCommands(path: string, commands: ControlCommands): Promise<ControlServer> {
  rmSync(path, { force: true });
  const idle = new Set<Socket>();
  const busy = new Set<Socket>();
  let isClosing = false;

  const hear = async (socket: Socket) => {
    idle.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      idle.delete(socket);
      busy.delete(socket);
    });
    const request = await readLine(socket).catch(() => null);
    idle.delete(socket);
    if (socket.destroyed) return;
    busy.add(socket);
    writeLine(socket, await answer(request, commands));
    if (isClosing) socket.destroySoon();
  };
  const server = createServer((socket) => void hear(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (!path.startsWith('\\\\')) chmodSync(path, 0o600);
  return {
    close: (patienceMs) =>
      new Promise((resolve) => {
        isClosing = true;
        const cut = setTimeout(() => {
          for (const socket of busy) socket.destroy();
        }, patienceMs);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        for (const socket of idle) socket.destroy();
        for (const socket of busy) if (socket.writableEnded) socket.destroySoon();
      }),
  };
}

async function answer(request: string | null, commands: ControlCommands): Promise<ControlAnswer> {
  try {
    if (request === null) throw new Error('The other side did not send a whole line.');
    const { command, payload } = requestSchema.parse(JSON.parse(request));
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (run === undefined) return { kind: 'failed', message: `The server does not know "${command}".` };
    return { kind: 'done', result: await run(payload) };
  } catch (error) {
    return { kind: 'failed', message: causeOf(error) };
  }
}
