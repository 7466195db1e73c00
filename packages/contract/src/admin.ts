import { z } from 'zod';
import { complaintSchema } from './catalogue/complaint.ts';
import { endpoint } from './endpoint.ts';

const success = z.literal(true);

/** How many messages one answer holds. */
export const MESSAGES_A_PAGE = 100;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'admin',
  feature: 'support',
  summary: 'Contact messages, newest first; `before` goes on after the last one shown',
  query: z.object({ before: z.uuid().optional() }),
  response: z.strictObject({
    success,
    messages: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        message: z.string(),
        createdAt: z.string(),
        mailed: z.boolean(),
      }),
    ),
    more: z.boolean(),
  }),
});

/** Text cells that a spreadsheet would run as formulas begin with an apostrophe. */
export const surveyExport = endpoint({
  method: 'GET',
  path: '/api/admin/survey.csv',
  access: 'admin',
  feature: 'support',
  summary: 'Every answer to the survey, one row each, as CSV in UTF-8',
  response: z.string(),
});

const codes = z.array(z.string()).readonly();
const yearChanges = {
  collection: z.string(),
  programmes: z.int(),
  /** Codes, compared with what the collection held before. */
  added: codes,
  changed: codes,
  removed: codes,
};

/** What an import did (`imported`), or in a dry run would do (`acceptable`), or why it is refused. */
export const importReportSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refused'),
    complaints: z.array(complaintSchema).readonly(),
  }),
  z.object({ kind: z.literal('imported'), ...yearChanges }),
  z.object({ kind: z.literal('acceptable'), ...yearChanges }),
]);
export type ImportReport = z.output<typeof importReportSchema>;

/** Largest file of a year's programmes that a call takes, in bytes. */
export const LARGEST_YEAR_FILE = 8 * 1_024 * 1_024;

export const importProgrammes = endpoint({
  method: 'POST',
  path: '/api/admin/import',
  access: 'admin',
  feature: 'programmes',
  summary:
    'Imports a year’s file, all of it or nothing; `dryRun=true` only reports. A dry run answers 200 with what is wrong, an import 400',
  query: z.object({ dryRun: z.enum(['true', 'false']).optional() }),
  body: z.looseObject({}).meta({ description: 'The content of a year’s file.' }),
  response: z.strictObject({ success, report: importReportSchema }),
});
