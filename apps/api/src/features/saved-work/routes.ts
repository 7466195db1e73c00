import { loadOrder, loadScores, saveOrder, saveScores } from '@lodestar/contract';
import { callerOf } from '../../http/caller.ts';
import { route, type Scope } from '../../http/route.ts';
import type { SavedWorkService } from './service.ts';

const saved = { success: true } as const;

export function savedWorkRoutes(scope: Scope, work: SavedWorkService): void {
  route(scope, loadScores, async (request, reply) => {
    const { answer, etag } = await work.loadScores(callerOf(request));
    reply.header('etag', etag);
    return answer;
  });

  route(scope, saveScores, async (request, reply) => {
    const ifMatch = request.headers['if-match'];
    reply.header('etag', await work.saveScores(callerOf(request), request.body.scores, ifMatch));
    return saved;
  });

  route(scope, loadOrder, async (request, reply) => {
    const { answer, etag } = await work.loadOrder(callerOf(request));
    reply.header('etag', etag);
    return answer;
  });

  route(scope, saveOrder, async (request, reply) => {
    const ifMatch = request.headers['if-match'];
    reply.header('etag', await work.saveOrder(callerOf(request), request.body.programmeOrder, ifMatch));
    return saved;
  });
}
