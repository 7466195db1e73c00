import { loadOrder, loadScores, saveOrder, saveScores } from '@lodestar/contract';
import { callerOf } from '../../http/caller.ts';
import { routeOf, type Scope } from '../../http/route.ts';
import type { SavedWorkService } from './service.ts';

const saved = { success: true } as const;

export function savedWorkRoutes(scope: Scope, work: SavedWorkService): void {
  scope.route({
    ...routeOf(loadScores),
    handler: async (request, reply) => {
      const { answer, etag } = await work.loadScores(callerOf(request));
      reply.header('etag', etag);
      return answer;
    },
  });

  scope.route({
    ...routeOf(saveScores),
    handler: async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      reply.header('etag', await work.saveScores(callerOf(request), request.body.scores, ifMatch));
      return saved;
    },
  });

  scope.route({
    ...routeOf(loadOrder),
    handler: async (request, reply) => {
      const { answer, etag } = await work.loadOrder(callerOf(request));
      reply.header('etag', etag);
      return answer;
    },
  });

  scope.route({
    ...routeOf(saveOrder),
    handler: async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      reply.header('etag', await work.saveOrder(callerOf(request), request.body.programmeOrder, ifMatch));
      return saved;
    },
  });
}
