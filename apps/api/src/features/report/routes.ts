import { generate } from '@lodestar/contract';
import { askerOf } from '../../http/request-source.ts';
import { routeOf, type Scope } from '../../http/route.ts';
import type { ReportService } from './service.ts';

export function reportRoutes(scope: Scope, report: ReportService): void {
  scope.route({
    ...routeOf(generate),
    config: { access: generate.access, wholeUser: true },
    handler: async (request) => ({ content: await report.generate(askerOf(request), request.body) }),
  });
}
