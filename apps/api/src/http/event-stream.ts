import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One server-sent event. */
export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Words that come faster than this are sent together: nobody reads faster, and every write costs. */
const TOGETHER_MS = 40;

export const wantsEvents = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('text/event-stream') === true;

/**
 * Sends events as they come. They are read to their end in any case; `stop` is called when whoever asked has gone,
 * and should bring that end about.
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<StreamedEvent>,
  stop: () => void,
): FastifyReply {
  const stream = new Readable({ read: () => {} });
  const write = gathering((text) => {
    if (!stream.destroyed) stream.push(text);
  });
  let isOver = false;
  stream.on('close', () => {
    if (!isOver) stop();
  });
  // Sends the headers, so that it is known at once that the question arrived.
  stream.push(': \n\n');
  const send = async () => {
    for await (const { event, data } of events)
      write.add(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    isOver = true;
    write.flush();
    stream.push(null);
  };
  send().catch((error: unknown) => {
    isOver = true;
    stream.destroy(error instanceof Error ? error : new Error('the events broke off'));
  });
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}

/** Writes the first text at once, and what follows soon after another together with what comes meanwhile. */
function gathering(write: (text: string) => void) {
  let gathered = '';
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writtenAt = performance.now();
    if (gathered !== '') write(gathered);
    gathered = '';
  };
  return {
    flush,
    add: (text: string) => {
      gathered += text;
      const wait = writtenAt + TOGETHER_MS - performance.now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
  };
}
