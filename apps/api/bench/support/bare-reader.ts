import { createServer } from 'node:http';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/** One primary-key read of the embedded database per request, and the row as JSON: the least a signed-in call costs. */
const message = z.object({ folder: z.string(), uid: z.string() });

process.once('message', async (sent) => {
  const { folder, uid } = message.parse(sent);
  const database = await PGlite.create(join(folder, 'database'));
  const server = createServer((request, response) => {
    request.resume();
    database.query('select * from users where uid = $1', [uid]).then(({ rows: [row] }) => {
      const body = JSON.stringify(row);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
