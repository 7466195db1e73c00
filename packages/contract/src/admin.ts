import { z } from 'zod';
import { BODY } from './body-sizes.ts';
import { complaintSchema } from './catalogue/complaint.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const success = z.literal(true);

/** How many messages one answer holds. */
export const MESSAGES_A_PAGE = 100;

export const listContactMessages = endpoint({
  ...ROUTES.listContactMessages,
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
  ...ROUTES.surveyExport,
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

export const importProgrammes = endpoint({
  ...ROUTES.importProgrammes,
  access: 'admin',
  feature: 'programmes',
  summary:
    'Imports a year’s file, all of it or nothing; `dryRun=true` only reports. A dry run answers 200 with what is wrong, an import 400',
  query: z.object({ dryRun: z.enum(['true', 'false']).optional() }),
  body: z.looseObject({}).meta({ description: 'The content of a year’s file.' }),
  largestBody: BODY.year,
  response: z.strictObject({ success, report: importReportSchema }),
});
