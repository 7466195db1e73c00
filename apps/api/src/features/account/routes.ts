import {
  checkUsername,
  confirmEmail,
  logIn,
  registerAccount,
  requestPasswordReset,
  resetPassword,
} from '@lodestar/contract';
import { headerOf, sourceOf } from '../../http/request-source.ts';
import { bytesRouteOf, route, type Scope } from '../../http/route.ts';
import type { AccountService } from './service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const done = { success: true } as const;

/** What everybody may call: how to get an account and how to get into it. */
export function accountRoutes(scope: Scope, account: AccountService): void {
  scope.route({
    ...bytesRouteOf(registerAccount),
    config: { access: registerAccount.access, unlimited: true },
    handler: async (request, reply) => {
      const answer = await account.register({
        form: request.body,
        source: sourceOf(request, request.body.deviceToken),
        idempotencyKey: headerOf(request, 'idempotency-key'),
      });
      return reply.code(201).type(JSON_TYPE).send(answer);
    },
  });

  route(scope, checkUsername, async (request) => ({
    available: await account.isFree(request.body.username, sourceOf(request)),
  }));

  scope.route({
    ...bytesRouteOf(logIn),
    config: { access: logIn.access, unlimited: true },
    handler: async (request, reply) => {
      const { email, username, password, code, deviceToken } = request.body;
      const answer = await account.signIn(
        { identifier: email ?? username ?? '', password, code },
        sourceOf(request, deviceToken),
      );
      return reply.type(JSON_TYPE).send(answer);
    },
  });

  route(scope, requestPasswordReset, async (request) => {
    await account.requestReset(request.body.email, sourceOf(request));
    return done;
  });

  route(scope, resetPassword, async (request) => {
    await account.passwords.reset(request.body.token, request.body.next, sourceOf(request));
    return done;
  });

  route(scope, confirmEmail, async (request) => {
    await account.emailChanges.confirm(request.body.token, sourceOf(request));
    return done;
  });
}
