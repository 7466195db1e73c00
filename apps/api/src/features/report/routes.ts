import { generate } from '@lodestar/contract';
import { callerOf } from '../../caller.ts';
import { routeOf, type Scope } from '../../route.ts';
import type { ReportService } from './service.ts';

export function reportRoutes(scope: Scope, report: ReportService): void {
  scope.route({
    ...routeOf(generate),
    handler: async (request) => ({ content: await report.generate(callerOf(request), request.body) }),
  });
}
