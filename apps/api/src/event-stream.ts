import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One server-sent event. */
export interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

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
  let isOver = false;
  stream.on('close', () => {
    if (!isOver) stop();
  });
  // Sends the headers, so that it is known at once that the question arrived.
  stream.push(': \n\n');
  const send = async () => {
    for await (const { event, data } of events) {
      if (!stream.destroyed) stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    }
    isOver = true;
    stream.push(null);
  };
  send().catch((error: unknown) => {
    isOver = true;
    stream.destroy(error instanceof Error ? error : new Error('the events broke off'));
  });
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}
