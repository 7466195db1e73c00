import type { Socket } from 'node:net';

export interface Silence {
  /** So long without an answer is suspicious. */
  readonly afterMs: number;
  /** Asked each time it has lasted as long again: a question may be slow, or wait for another to end. */
  readonly mayWait: (times: number) => Promise<boolean>;
}

/**
 * Ends a connection on which something was asked and nothing came back; idle ones stay. A server or a network that dies
 * without a word would else keep every caller waiting.
 */
export function applyQueryTimeout(socket: Socket, { afterMs, mayWait }: Silence): void {
  let answered = socket.bytesWritten;
  let times = 0;
  const isAsking = () => socket.bytesWritten > answered;
  const look = async () => {
    if (!isAsking()) return;
    const asked = socket.bytesWritten;
    times += 1;
    const waits = await mayWait(times);
    if (!isAsking() || socket.bytesWritten !== asked) return;
    if (waits) socket.setTimeout(afterMs);
    else socket.destroy(new Error('Connection terminated: the database did not answer'));
  };
  socket.setTimeout(afterMs);
  socket.on('data', () => {
    answered = socket.bytesWritten;
    times = 0;
  });
  // An answer may lie unread when this process was busy itself: what is there is read before this runs.
  socket.on('timeout', () => isAsking() && setImmediate(() => void look()));
}
