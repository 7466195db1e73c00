import { answerSurvey, contactUs } from '@lodestar/contract';
import { bearerTokenOf } from '../../caller.ts';
import { headerOf } from '../../request-header.ts';
import { sourceOf } from '../../request-source.ts';
import { bytesRouteOf, type Scope } from '../../route.ts';
import type { SupportService } from './service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What everybody may leave: a message, an answer to the survey. */
export function supportRoutes(scope: Scope, { contact, survey, uidOf }: SupportService): void {
  scope.route({
    ...bytesRouteOf(contactUs),
    handler: async (request, reply) => {
      const answer = await contact.receive({
        form: request.body,
        uid: await uidOf(bearerTokenOf(request)),
        address: sourceOf(request).address,
        idempotencyKey: headerOf(request, 'idempotency-key'),
      });
      return reply.code(201).type(JSON_TYPE).send(answer);
    },
  });

  scope.route({
    ...bytesRouteOf(answerSurvey),
    handler: async (request, reply) => {
      const answer = await survey.receive({
        form: request.body,
        address: sourceOf(request).address,
        idempotencyKey: headerOf(request, 'idempotency-key'),
      });
      return reply.code(201).type(JSON_TYPE).send(answer);
    },
  });
}
