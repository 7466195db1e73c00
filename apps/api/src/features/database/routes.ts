import { deleteRow, readAllRows, readRow, writeRow } from '@lodestar/contract';
import { sendKept } from '../../http/answer-bytes.ts';
import { bearerTokenOf } from '../../http/caller.ts';
import { sourceOf } from '../../http/request-source.ts';
import { bytesRoute, route, type Scope } from '../../http/route.ts';
import type { DatabaseService } from './service.ts';

const done = { success: true } as const;

export function databaseRoutes(scope: Scope, database: DatabaseService): void {
  route(scope, readRow, async (request, reply) => {
    const { row, etag } = await database.read({
      ...request.body,
      reason: request.body.reason,
      token: bearerTokenOf(request),
      requestId: request.id,
    });
    if (etag !== null) reply.header('etag', etag);
    return { ...row };
  });

  route(scope, writeRow, async (request, reply) => {
    const etag = await database.write({
      ...request.body,
      rowID: request.body.rowID,
      token: bearerTokenOf(request),
      ifMatch: request.headers['if-match'],
    });
    reply.header('etag', etag);
    return done;
  });

  route(scope, deleteRow, async (request) => {
    await database.delete({
      ...request.body,
      password: request.body.password,
      token: bearerTokenOf(request),
      source: sourceOf(request),
    });
    return done;
  });

  bytesRoute(scope, readAllRows, (request, reply) =>
    sendKept(request, reply, database.readAll(request.body.collection)),
  );
}
