import { type ImportReport, importProgrammes, LARGEST_YEAR_FILE } from '@lodestar/contract';
import { fieldProblem, invalidRequest } from '../../errors.ts';
import { routeOf, type Scope } from '../../route.ts';
import type { ProgrammeService } from './service.ts';

/** Complaints that a refusal names; a dry run names them all. */
const NAMED = 20;

export function programmeAdminRoutes(scope: Scope, programmes: ProgrammeService): void {
  scope.route({
    ...routeOf(importProgrammes),
    bodyLimit: LARGEST_YEAR_FILE,
    handler: async (request) => {
      const dryRun = request.query.dryRun === 'true';
      const report = await programmes.importYear({ text: JSON.stringify(request.body), dryRun });
      if (report.kind === 'refused' && !dryRun) throw refusal(report);
      return { success: true as const, report };
    },
  });
}

function refusal({ complaints }: Extract<ImportReport, { kind: 'refused' }>) {
  return invalidRequest(
    ...complaints
      .slice(0, NAMED)
      .map(({ row, field, why }) => fieldProblem(field === '' ? row : `${row}.${field}`, why)),
  );
}
