import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';
import { lineOf } from './stored-text.ts';

/** What the security log tells of. A line never holds content: no password, no text, no address. */
export const SECURITY_EVENTS = [
  'signIn',
  'accountLocked',
  'adminCall',
  'passwordChanged',
  'passwordReset',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'sessionsEnded',
  'adminGranted',
  'adminRevoked',
  'roleChanged',
  'personRead',
  'import',
  'export',
  'erase',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export const SECURITY_RESULTS = ['done', 'refused'] as const;
export type SecurityResult = (typeof SECURITY_RESULTS)[number];

export const securityLineSchema = z.strictObject({
  at: z.string(),
  who: z.string().nullable().meta({
    description:
      'User id; `(operator)` at the command line, `(server)` by itself, `(erased …)` an account that is gone; null: nobody known.',
  }),
  what: z.enum(SECURITY_EVENTS),
  whose: z
    .string()
    .nullable()
    .meta({ description: 'Whose account it was about; null where it was about none.' }),
  result: z.enum(SECURITY_RESULTS),
  requestId: z.string().nullable().meta({ description: 'Null for what no request asked for.' }),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'What an admin gave as the reason for reading a person’s row.' }),
});
export type SecurityLine = z.output<typeof securityLineSchema>;

/** How many lines one answer holds. */
export const SECURITY_LINES_A_PAGE = 100;
/** Days after which a line is thrown away. */
export const SECURITY_LOG_DAYS = 180;

const filter = {
  from: z.iso.date().optional().meta({ description: 'First day of Hong Kong.' }),
  to: z.iso.date().optional().meta({ description: 'Last day of Hong Kong.' }),
  who: lineOf(100)
    .optional()
    .meta({ description: 'Lines by this person or about this person, as the log names people.' }),
};

export const securityLog = endpoint({
  ...ROUTES.securityLog,
  access: 'admin',
  feature: 'securityLog',
  summary: 'Who did what to whose account, newest first, kept 180 days; `before` goes on where `next` says',
  query: z.object({ ...filter, before: z.string().max(100).optional() }),
  response: z.strictObject({
    success: z.literal(true),
    data: z.array(securityLineSchema),
    next: z.string().nullable().meta({ description: 'For `before`; null when these were the last.' }),
  }),
});

/** Text cells that a spreadsheet would run as formulas begin with an apostrophe. */
export const securityLogExport = endpoint({
  ...ROUTES.securityLogExport,
  access: 'admin',
  feature: 'securityLog',
  summary: 'The same lines, all of them, as CSV in UTF-8',
  query: z.object(filter),
  response: z.string(),
});
