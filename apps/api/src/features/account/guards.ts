import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '../../errors.ts';
import { bearerTokenOf, callerOf } from '../../http/caller.ts';
import type { AccountService } from './service.ts';
import type { SessionUser } from './session-repository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers with the caller's whole record: the guard reads it along with the session. */
    wholeUser?: boolean;
  }
  interface FastifyRequest {
    callerRecord: SessionUser | null;
  }
}

/** Makes room on every request for who it comes from. */
export function expectCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('callerRecord', null);
}

/** Lets in whoever brings the token of a living session. */
export function requireSession({ sessions }: AccountService): onRequestAsyncHookHandler {
  return async (request) => {
    const token = bearerTokenOf(request);
    if (request.routeOptions.config.wholeUser === true) {
      request.callerRecord = await sessions.userOf(token);
      request.caller = request.callerRecord;
    } else {
      request.caller = await sessions.callerOf(token);
    }
    if (request.caller === null) throw new AppError('unauthenticated');
  };
}

/** Lets in admins only, by the flag on the user record. */
export function requireAdmin(account: AccountService): onRequestAsyncHookHandler {
  const signedIn = requireSession(account);
  return async function (request, reply) {
    await signedIn.call(this, request, reply);
    await account.admins.admit(callerOf(request), request.id);
  };
}
