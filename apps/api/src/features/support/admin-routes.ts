import { listContactMessages, surveyExport } from '@lodestar/contract';
import { bytesRouteOf, routeOf, type Scope } from '../../route.ts';
import type { SupportService } from './service.ts';

/** What only admins may read of it. */
export function supportAdminRoutes(scope: Scope, { contact, survey }: SupportService): void {
  scope.route({
    ...routeOf(listContactMessages),
    handler: async (request) => contact.list(request.query.before),
  });

  scope.route({
    ...bytesRouteOf(surveyExport),
    handler: async (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="lodestar-survey.csv"')
        .type('text/csv; charset=utf-8')
        .send(await survey.export()),
  });
}
