import { aggregatedStats, dailyAnalytics, userStats } from '@lodestar/contract';
import { z } from 'zod';
import { sendFresh, sendKept } from '../../http/answer-bytes.ts';
import { bytesRoute, type Scope } from '../../http/route.ts';
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
  bytesRoute(scope, userStats, async (request, reply) => sendFresh(request, reply, await insights.users()));

  bytesRoute(scope, dailyAnalytics, async (request, reply) =>
    sendFresh(request, reply, await insights.days(request.query.days)),
  );

  bytesRoute(scope, aggregatedStats, async (request, reply) =>
    sendFresh(request, reply, await insights.sums()),
  );
}
