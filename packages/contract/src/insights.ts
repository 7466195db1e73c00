import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const feature = 'insights';
const success = z.literal(true);
const count = z.int().min(0);

/** Exact; pages that are shared, printed or exported merge groups under five. */
export const userStats = endpoint({
  ...ROUTES.userStats,
  access: 'admin',
  feature,
  summary: 'How many pupils saved which grade in which subject, and when each account was opened: no names',
  response: z.strictObject({
    success,
    dseScoreDistribution: z.record(z.string(), z.record(z.string(), count)).meta({
      description: 'By subject code, then by grade.',
    }),
    users: z.array(z.strictObject({ createdAt: z.string() })).meta({ description: 'Oldest first.' }),
  }),
});

/** One route on one day. `unique_users` of several days may only be added up as user-days. */
export const dailyTallySchema = z.strictObject({
  date: z.iso.date().meta({ description: 'A day of Hong Kong.' }),
  total_requests: count,
  unique_users: count,
  avg_response_time: z.number().min(0).meta({ description: 'Milliseconds.' }),
  status_codes: z.record(z.string(), count),
});
export type DailyTally = z.output<typeof dailyTallySchema>;

/** Longest stretch that may be asked for, in days: ten years. */
export const LONGEST_RANGE_DAYS = 3_660;

export const dailyAnalytics = endpoint({
  ...ROUTES.dailyAnalytics,
  access: 'admin',
  feature,
  summary:
    'Requests, visitors, response time and status codes of each route by day; `days` only the latest so many',
  query: z.object({
    days: z.coerce.number<string | number>().int().min(1).max(LONGEST_RANGE_DAYS).optional(),
  }),
  response: z.strictObject({
    success,
    data: z
      .array(
        z.strictObject({
          route_method: z.string(),
          route_path: z.string(),
          total_requests: count,
          daily_tallies: z.array(dailyTallySchema).meta({ description: 'Oldest first.' }),
        }),
      )
      .meta({ description: 'Most requests first.' }),
  }),
});

export const aggregatedStats = endpoint({
  ...ROUTES.aggregatedStats,
  access: 'admin',
  feature,
  summary: 'Requests of each route over all days, most first',
  response: z.strictObject({
    success,
    data: z.array(z.strictObject({ route_path: z.string(), total_requests: count })),
  }),
});
