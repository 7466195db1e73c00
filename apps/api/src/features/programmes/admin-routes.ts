import { type ImportReport, importProgrammes, LARGEST_YEAR_FILE } from '@lodestar/contract';
import { fieldProblem, invalidFields } from '../../errors.ts';
import { routeOf, type Scope } from '../../route.ts';
import type { ProgrammeService } from './service.ts';

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
  return invalidFields(
    complaints.map(({ row, field, why }) => fieldProblem(field === '' ? row : `${row}.${field}`, why)),
  );
}
