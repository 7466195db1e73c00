import { answerSurvey, contactUs, listContactMessages, surveyExport } from '@lodestar/contract';
import { bearerTokenOf, callerOf } from '../../http/caller.ts';
import { headerOf, sourceOf } from '../../http/request-source.ts';
import { bytesRoute, route, type Scope } from '../../http/route.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { SupportService } from './service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What everybody may leave: a message, an answer to the survey. */
export function supportRoutes(scope: Scope, { contact, survey, uidOf }: SupportService): void {
  bytesRoute(scope, contactUs, async (request, reply) => {
    const answer = await contact.receive({
      form: request.body,
      uid: await uidOf(bearerTokenOf(request)),
      address: sourceOf(request).address,
      idempotencyKey: headerOf(request, 'idempotency-key'),
    });
    return reply.code(201).type(JSON_TYPE).send(answer);
  });

  bytesRoute(scope, answerSurvey, async (request, reply) => {
    const answer = await survey.receive({
      form: request.body,
      address: sourceOf(request).address,
      idempotencyKey: headerOf(request, 'idempotency-key'),
    });
    return reply.code(201).type(JSON_TYPE).send(answer);
  });
}

/** What only admins may read of it. */
export function supportAdminRoutes(
  scope: Scope,
  { contact, survey }: SupportService,
  securityLog: SecurityLog,
): void {
  route(scope, listContactMessages, async (request) => contact.list(request.query.before));

  bytesRoute(scope, surveyExport, async (request, reply) => {
    const file = await survey.export();
    securityLog.record({ who: callerOf(request).uid, what: 'export', requestId: request.id });
    return reply
      .header('content-disposition', 'attachment; filename="lodestar-survey.csv"')
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}
