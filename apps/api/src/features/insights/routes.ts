import { aggregatedStats, dailyAnalytics, userStats } from '@lodestar/contract';
import { z } from 'zod';
import { sendFresh, sendKept } from '../../http/answer-bytes.ts';
import { bytesRouteOf, type Scope } from '../../http/route.ts';
import type { InsightsService } from './service.ts';

/** Findings of the survey are files, asked for as a page asks for its pictures. */
export function surveyFileRoutes(scope: Scope, insights: InsightsService): void {
  scope.route({
    method: 'GET',
    url: '/asset/stats/:file',
    schema: { summary: 'A file of survey findings (CSV)', params: z.object({ file: z.string() }) },
    handler: async (request, reply) =>
      sendKept(request, reply, await insights.surveyFile(request.params.file)),
  });
}

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
