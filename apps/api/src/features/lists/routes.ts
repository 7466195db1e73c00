import { deleteList, ownLists, saveList } from '@lodestar/contract';
import { callerOf } from '../../http/caller.ts';
import { route, type Scope } from '../../http/route.ts';
import { readList } from './read-list.ts';
import type { ListsService } from './service.ts';

const done = { success: true } as const;

export function listRoutes(scope: Scope, lists: ListsService, isKnownCode: (code: string) => boolean): void {
  route(scope, ownLists, async (request) => ({ ...done, lists: await lists.all(callerOf(request)) }));

  route(scope, saveList, async (request, reply) => {
    const list = readList(request.params.id, request.body, isKnownCode);
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    reply.header('etag', await lists.save(callerOf(request), list, { ifMatch, ifNoneMatch }));
    return done;
  });

  route(scope, deleteList, async (request) => {
    await lists.remove(callerOf(request), request.params.id, request.headers['if-match']);
    return done;
  });
}
