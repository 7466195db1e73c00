import { createConnection } from 'node:net';
import { StartError } from '../start-error.ts';
import { answerSchema, readLine } from './protocol.ts';

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
