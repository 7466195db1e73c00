import { createServer } from 'node:http';
import { z } from 'zod';

/** Answers every request with the bytes it is given, as little server as node:http allows. */
const message = z.object({ bytes: z.base64() });

process.once('message', (sent) => {
  const bytes = Buffer.from(message.parse(sent).bytes, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
      });
      response.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
