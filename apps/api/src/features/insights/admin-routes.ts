import { aggregatedStats, dailyAnalytics, userStats } from '@lodestar/contract';
import { sendFresh } from '../../answer-bytes.ts';
import { bytesRouteOf, type Scope } from '../../route.ts';
import type { InsightsService } from './service.ts';

export function insightsAdminRoutes(scope: Scope, insights: InsightsService): void {
  scope.route({
    ...bytesRouteOf(userStats),
    handler: async (request, reply) => sendFresh(request, reply, await insights.users()),
  });

  scope.route({
    ...bytesRouteOf(dailyAnalytics),
    handler: async (request, reply) => sendFresh(request, reply, await insights.days(request.query.days)),
  });

  scope.route({
    ...bytesRouteOf(aggregatedStats),
    handler: async (request, reply) => sendFresh(request, reply, await insights.sums()),
  });
}
