import { deleteRow, readAllRows, readRow, writeRow } from '@lodestar/contract';
import { sendKept } from '../../answer-bytes.ts';
import { LARGE_BODY } from '../../body-limit.ts';
import { bearerTokenOf } from '../../caller.ts';
import { sourceOf } from '../../request-source.ts';
import { bytesRouteOf, routeOf, type Scope } from '../../route.ts';
import type { DatabaseService } from './service.ts';

const done = { success: true } as const;

export function databaseRoutes(scope: Scope, database: DatabaseService): void {
  scope.route({
    ...routeOf(readRow),
    handler: async (request, reply) => {
      const { row, etag } = await database.read({ ...request.body, token: bearerTokenOf(request) });
      if (etag !== null) reply.header('etag', etag);
      return { ...row };
    },
  });

  scope.route({
    ...routeOf(writeRow),
    bodyLimit: LARGE_BODY,
    handler: async (request, reply) => {
      const etag = await database.write({
        ...request.body,
        rowID: request.body.rowID,
        token: bearerTokenOf(request),
        ifMatch: request.headers['if-match'],
      });
      reply.header('etag', etag);
      return done;
    },
  });

  scope.route({
    ...routeOf(deleteRow),
    handler: async (request) => {
      await database.delete({
        ...request.body,
        password: request.body.password,
        token: bearerTokenOf(request),
        source: sourceOf(request),
      });
      return done;
    },
  });

  scope.route({
    ...bytesRouteOf(readAllRows),
    handler: (request, reply) => sendKept(request, reply, database.readAll(request.body.collection)),
  });
}
