import { z } from 'zod';
import { BODY } from './body-sizes.ts';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { lineOf } from './stored-text.ts';

const feature = 'database';

/** Collections of the generic calls and the field each is asked by; anything else is refused. */
export const COLLECTION_KEYS = {
  USER: 'User_ID',
  CHAT: 'Chat_ID',
  preset_subjects: '_id',
  prog_data_2025: '_id',
} as const;
export type DatabaseCollection = keyof typeof COLLECTION_KEYS;

/** Longest reason for reading somebody’s row, in characters. */
export const LONGEST_REASON = 200;

const name = z.string().max(100);
const rowId = z.string().min(1).max(254);
const anyRow = z.record(z.string(), z.unknown());
const success = z.strictObject({ success: z.literal(true) });

/** Who may do what lies in the policy table of the server, so these calls are open and refuse by themselves. */
export const readRow = endpoint({
  ...ROUTES.readRow,
  access: 'public',
  feature,
  summary:
    'One row: USER one’s own (admins any, with a `reason`, which is recorded), CHAT one’s own, the public collections for everybody',
  body: z.object({
    collection: name,
    ID: name,
    rowID: rowId,
    reason: lineOf(LONGEST_REASON).optional().meta({ description: 'Of an admin who reads another’s row.' }),
  }),
  largestBody: BODY.fields,
  response: z.looseObject({}),
});

export const writeRow = endpoint({
  ...ROUTES.writeRow,
  access: 'public',
  feature,
  summary:
    'Changes fields of one’s own USER row; protected fields may be sent back unchanged; honours If-Match',
  body: z.object({ collection: name, ID: name, rowID: rowId.optional(), row: anyRow }),
  largestBody: BODY.record,
  response: success,
});

export const deleteRow = endpoint({
  ...ROUTES.deleteRow,
  access: 'public',
  feature,
  summary: 'Erases one’s own USER row (with `password`: the whole account) or one of one’s own CHAT rows',
  body: z.object({ collection: name, ID: name, rowID: rowId, password: z.string().max(128).optional() }),
  largestBody: BODY.fields,
  response: success,
});

export const readAllRows = endpoint({
  ...ROUTES.readAllRows,
  access: 'public',
  feature,
  summary: 'Every row of a public collection',
  body: z.object({ collection: name }),
  largestBody: BODY.fields,
  response: z.strictObject({ success: z.literal(true), data: z.array(z.looseObject({})) }),
});
