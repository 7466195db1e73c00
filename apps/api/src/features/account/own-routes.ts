import {
  changeCurrentUser,
  changePassword,
  currentUser,
  deleteCurrentUser,
  endSession,
  exportOwnData,
  listSessions,
  logOut,
} from '@lodestar/contract';
import { LARGE_BODY } from '../../body-limit.ts';
import { callerOf } from '../../caller.ts';
import { AppError } from '../../errors.ts';
import { sourceOf } from '../../request-source.ts';
import { bytesRouteOf, routeOf, type Scope } from '../../route.ts';
import type { AccountService } from './service.ts';

const done = { success: true } as const;

/** What whoever is signed in may do with his or her own account. */
export function ownAccountRoutes(scope: Scope, account: AccountService): void {
  scope.route({
    ...bytesRouteOf(currentUser),
    config: { access: currentUser.access, wholeUser: true },
    handler: async (request, reply) => {
      if (request.callerRecord === null) throw new AppError('unauthenticated');
      const { value, etag } = account.present(request.callerRecord);
      return reply.header('etag', etag).type('application/json; charset=utf-8').send(JSON.stringify(value));
    },
  });

  scope.route({
    ...bytesRouteOf(changeCurrentUser),
    bodyLimit: LARGE_BODY,
    handler: async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      const { value, etag } = await account.profile.change(callerOf(request), request.body, ifMatch);
      return reply.header('etag', etag).type('application/json; charset=utf-8').send(JSON.stringify(value));
    },
  });

  scope.route({
    ...routeOf(deleteCurrentUser),
    handler: async (request) => {
      await account.own.erase(callerOf(request), request.body.password, sourceOf(request));
      return done;
    },
  });

  scope.route({
    ...bytesRouteOf(exportOwnData),
    handler: async (request, reply) => {
      const exported = await account.own.export(callerOf(request));
      return reply
        .header('content-disposition', 'attachment; filename="lodestar-own-data.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(exported, null, 2));
    },
  });

  scope.route({
    ...routeOf(changePassword),
    handler: async (request) => {
      await account.passwords.change(callerOf(request), request.body, sourceOf(request));
      return done;
    },
  });

  scope.route({
    ...routeOf(logOut),
    handler: async (request) => {
      const caller = callerOf(request);
      await account.sessions.end(caller, caller.sessionId);
      return done;
    },
  });

  scope.route({
    ...routeOf(listSessions),
    handler: async (request) => account.sessions.list(callerOf(request)),
  });

  scope.route({
    ...routeOf(endSession),
    handler: async (request) => {
      await account.sessions.end(callerOf(request), request.params.id);
      return done;
    },
  });
}
