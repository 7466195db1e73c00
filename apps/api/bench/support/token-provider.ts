import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** A provider of a model that says prose, one word after another, at an even pace. */
const messageSchema = z.object({ firstMs: z.number(), everyMs: z.number(), words: z.number() });

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

function talk(response: ServerResponse, { everyMs, words }: z.output<typeof messageSchema>): void {
  let said = 0;
  const say = () => {
    if (response.destroyed) return clearInterval(timer);
    if (said >= words) {
      clearInterval(timer);
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    said += 1;
    response.write(chunk({ role: 'assistant', content: 'harbour ' }, null));
  };
  const timer = setInterval(say, everyMs);
  say();
}

process.once('message', (message) => {
  const pace = messageSchema.parse(message);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      setTimeout(() => talk(response, pace), pace.firstMs);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
});
