import {
  checkUsername,
  logIn,
  registerAccount,
  requestPasswordReset,
  resetPassword,
} from '@lodestar/contract';
import { headerOf } from '../../request-header.ts';
import { sourceOf } from '../../request-source.ts';
import { bytesRouteOf, routeOf, type Scope } from '../../route.ts';
import type { AccountService } from './service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const done = { success: true } as const;

/** What everybody may call: how to get an account and how to get into it. */
export function accountRoutes(scope: Scope, account: AccountService): void {
  scope.route({
    ...bytesRouteOf(registerAccount),
    handler: async (request, reply) => {
      const answer = await account.register({
        form: request.body,
        source: sourceOf(request),
        idempotencyKey: headerOf(request, 'idempotency-key'),
      });
      return reply.code(201).type(JSON_TYPE).send(answer);
    },
  });

  scope.route({
    ...routeOf(checkUsername),
    handler: async (request) => ({
      available: await account.isFree(request.body.username, sourceOf(request)),
    }),
  });

  scope.route({
    ...bytesRouteOf(logIn),
    handler: async (request, reply) => {
      const { email, username, password } = request.body;
      const answer = await account.signIn(email ?? username ?? '', password, sourceOf(request));
      return reply.type(JSON_TYPE).send(answer);
    },
  });

  scope.route({
    ...routeOf(requestPasswordReset),
    handler: async (request) => {
      await account.requestReset(request.body.email, sourceOf(request));
      return done;
    },
  });

  scope.route({
    ...routeOf(resetPassword),
    handler: async (request) => {
      await account.passwords.reset(request.body.token, request.body.next);
      return done;
    },
  });
}
