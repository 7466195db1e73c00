import { z } from 'zod';
import { sendKept } from '../../answer-bytes.ts';
import type { Scope } from '../../route.ts';
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
