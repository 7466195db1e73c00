import { type Complaint, type ImportReport, importProgrammes, LARGEST_YEAR_FILE } from '@lodestar/contract';
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

type Refused = Extract<ImportReport, { kind: 'refused' }>;

function refusal({ complaints }: Refused) {
  return invalidFields(
    complaints.map(({ row, field, why }) =>
      fieldProblem(placeOf(row, field), why.code, 'value' in why ? why.value : undefined),
    ),
  );
}

/** A row is named by its code, or by its place in the list where it has none. */
function placeOf(row: Complaint['row'], field: string): string {
  const name = typeof row === 'number' ? `programmes.${row - 1}` : row;
  return [name ?? '', field].filter((part) => part !== '').join('.') || 'body';
}
