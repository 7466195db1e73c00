import type { Socket } from 'node:net';
import { z } from 'zod';

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
