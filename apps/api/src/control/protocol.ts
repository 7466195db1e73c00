import { createHash } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../shared/start-error.ts';

/** One request and one answer per connection, each a line of JSON. */
export const requestSchema = z.object({ command: z.string(), payload: z.unknown() });
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), result: z.unknown() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type ControlAnswer = z.output<typeof answerSchema>;

/** A year's file is about 2 MB; nothing sensible is larger than this. */
const LONGEST_LINE = 64 * 1_024 * 1_024;

/** The first line that comes in. */
export async function readLine(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) break;
    const end = chunk.indexOf(0x0a);
    parts.push(end === -1 ? chunk : chunk.subarray(0, end));
    length += chunk.length;
    if (end !== -1) return Buffer.concat(parts).toString('utf8');
    if (length > LONGEST_LINE) break;
  }
  throw new Error('The other side did not send a whole line.');
}

export function writeLine(socket: Socket, value: unknown): void {
  socket.end(`${JSON.stringify(value)}\n`);
}

/** Systems allow about 104 bytes for the path of a socket. */
const LONGEST_PATH = 100;

/** Where the server of a data folder listens for commands: in the folder, or where the folder's path is too long. */
export function controlSocketPath(dataFolder: string): string {
  const folder = resolve(dataFolder);
  const name = `lodestar-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (platform() === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'control.sock');
  return Buffer.byteLength(inside) <= LONGEST_PATH ? inside : join(tmpdir(), `${name}.sock`);
}

/** Asks the server that listens at `path` to run a command. Rejects with its words when it fails. */
export async function askServer(path: string, command: string, payload: unknown): Promise<unknown> {
  const socket = createConnection(path);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.write(`${JSON.stringify({ command, payload })}\n`);
    const answer = answerSchema.parse(JSON.parse(await readLine(socket)));
    if (answer.kind === 'failed') throw new StartError(answer.message);
    return answer.result;
  } finally {
    socket.destroy();
  }
}
