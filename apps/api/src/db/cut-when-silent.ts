import type { Socket } from 'node:net';

/**
 * Ends a connection on which something was asked and nothing came back for so long; idle ones stay. A server or a
 * network that dies without a word would else keep every caller waiting.
 */
export function cutWhenSilent(socket: Socket, afterMs: number, isOn: () => boolean = () => true): void {
  let answered = socket.bytesWritten;
  socket.setTimeout(afterMs);
  socket.on('data', () => {
    answered = socket.bytesWritten;
  });
  socket.on('timeout', () => {
    const asked = socket.bytesWritten;
    if (asked === answered) return;
    // An answer may lie unread when this process was busy itself: what is there is read before this runs.
    setImmediate(() => {
      if (isOn() && asked > answered)
        socket.destroy(new Error('Connection terminated: the database did not answer'));
    });
  });
}
