import { securityLog, securityLogExport } from '@lodestar/contract';
import { callerOf } from '../../http/caller.ts';
import { bytesRoute, route, type Scope } from '../../http/route.ts';
import type { SecurityLogService } from './service.ts';

export function securityLogAdminRoutes(scope: Scope, log: SecurityLogService): void {
  route(scope, securityLog, async ({ query }) => log.list(query, query.before));

  bytesRoute(scope, securityLogExport, async (request, reply) => {
    log.record({ who: callerOf(request).uid, what: 'export', requestId: request.id });
    return reply
      .header('content-disposition', 'attachment; filename="lodestar-security-log.csv"')
      .type('text/csv; charset=utf-8')
      .send(log.export(request.query));
  });
}
