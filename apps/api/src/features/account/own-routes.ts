import {
  agree,
  beginSecondFactor,
  changeCurrentUser,
  changeEmail,
  changePassword,
  claimAdmin,
  confirmPassword,
  confirmSecondFactor,
  currentUser,
  deleteCurrentUser,
  endAllSessions,
  endSecondFactor,
  endSession,
  exportOwnData,
  listSessions,
  logOut,
  requestEmailConfirmation,
  secondFactorState,
} from '@lodestar/contract';
import { AppError } from '../../errors.ts';
import { callerOf } from '../../http/caller.ts';
import { sourceOf } from '../../http/request-source.ts';
import { bytesRoute, bytesRouteOf, route, type Scope } from '../../http/route.ts';
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

  bytesRoute(scope, changeCurrentUser, async (request, reply) => {
    const ifMatch = request.headers['if-match'];
    const { value, etag } = await account.profile.change(callerOf(request), request.body, ifMatch);
    return reply.header('etag', etag).type('application/json; charset=utf-8').send(JSON.stringify(value));
  });

  route(scope, deleteCurrentUser, async (request) => {
    await account.own.erase(callerOf(request), request.body.password, sourceOf(request));
    return done;
  });

  bytesRoute(scope, exportOwnData, async (request, reply) => {
    const exported = await account.own.export(callerOf(request), sourceOf(request));
    return reply
      .header('content-disposition', 'attachment; filename="lodestar-own-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(exported, null, 2));
  });

  route(scope, changePassword, async (request) => {
    await account.passwords.change(callerOf(request), request.body, sourceOf(request));
    return done;
  });

  route(scope, logOut, async (request) => {
    const caller = callerOf(request);
    await account.sessions.end(caller, caller.sessionId);
    return done;
  });

  route(scope, listSessions, async (request) => account.sessions.list(callerOf(request)));

  route(scope, endSession, async (request) => {
    await account.sessions.requireFresh(callerOf(request));
    await account.sessions.end(callerOf(request), request.params.id);
    return done;
  });

  route(scope, endAllSessions, async (request) => {
    await account.confirmation.endAllSessions(callerOf(request), request.body.password, sourceOf(request));
    return done;
  });

  route(scope, confirmPassword, async (request) => {
    await account.confirmation.confirm(callerOf(request), request.body.password, sourceOf(request));
    return done;
  });

  route(scope, changeEmail, async (request) => {
    const { ask } = account.emailChanges;
    return {
      success: true as const,
      confirmation: await ask(callerOf(request), request.body, sourceOf(request)),
    };
  });

  route(scope, requestEmailConfirmation, async (request) => ({
    success: true as const,
    confirmation: await account.ownEmail.sendAgain(callerOf(request)),
  }));

  route(scope, agree, async (request) => {
    await account.profile.agree(callerOf(request));
    return done;
  });
}

/** How somebody becomes the first admin, and what an admin needs besides the password. */
export function secondFactorRoutes(scope: Scope, { admins, secondFactor }: AccountService): void {
  route(scope, claimAdmin, async (request) => {
    await admins.claim(callerOf(request), request.body.code, sourceOf(request));
    return done;
  });

  route(scope, secondFactorState, async (request) => secondFactor.state(callerOf(request)));

  route(scope, beginSecondFactor, async (request) => secondFactor.begin(callerOf(request)));

  route(scope, confirmSecondFactor, async (request) =>
    secondFactor.confirm(callerOf(request), request.body.code, sourceOf(request)),
  );

  route(scope, endSecondFactor, async (request) => {
    await secondFactor.end(callerOf(request), request.body.code, sourceOf(request));
    return done;
  });
}
