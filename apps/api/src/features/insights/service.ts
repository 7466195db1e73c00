import type { aggregatedStats, DailyTally, dailyAnalytics, ResponseOf, userStats } from '@lodestar/contract';
import { daysBefore, hongKongDay } from '@lodestar/domain';
import { notFound } from '../../errors.ts';
import type { AnswerBytes } from '../../http/answer-bytes.ts';
import {
  countGrades,
  type DayOfRoute,
  type GradeCount,
  listDays,
  listSignups,
  listVisitorCounts,
  sumByPath,
} from './repository.ts';
import type { SurveyFiles } from './survey-files.ts';
import { openUsageLedger, type UsageLedger, type UsageLedgerDeps } from './usage-ledger.ts';

/** What is known of the product's use, and of the survey. Answers are serialised: a year of them is long. */
export interface InsightsService {
  readonly usage: UsageLedger;
  readonly users: () => Promise<Buffer>;
  /** The latest so many days, today included; all of them without a number. */
  readonly days: (days: number | undefined) => Promise<Buffer>;
  readonly sums: () => Promise<Buffer>;
  /** @throws AppError not_found */
  readonly surveyFile: (name: string) => Promise<AnswerBytes>;
}

export interface InsightsDeps extends UsageLedgerDeps {
  readonly surveyFiles: SurveyFiles;
}

export function createInsightsService(deps: InsightsDeps): InsightsService {
  const { db, now, surveyFiles } = deps;
  const usage = openUsageLedger(deps);
  const serialised = (answer: object) => Buffer.from(JSON.stringify(answer));

  return {
    usage,
    users: async () => serialised(presentUsers(await countGrades(db), await listSignups(db))),
    days: async (days) => {
      await usage.flush();
      const since = days === undefined ? null : daysBefore(hongKongDay(now()), days - 1);
      return serialised(presentDays(await listDays(db, since), await listVisitorCounts(db, since)));
    },
    sums: async () => {
      await usage.flush();
      return serialised(presentSums(await sumByPath(db)));
    },
    surveyFile: async (name) => {
      const file = await surveyFiles.latest(name);
      if (file === null) throw notFound('file', name);
      return file;
    },
  };
}

interface VisitorCount {
  readonly day: string;
  readonly method: string;
  readonly path: string;
  readonly visitors: number;
}

interface RouteDays {
  readonly route_method: string;
  readonly route_path: string;
  total_requests: number;
  readonly daily_tallies: DailyTally[];
}

/** Days of routes, oldest first, as routes with their days; most requests first. */
function presentDays(
  days: readonly DayOfRoute[],
  visitorCounts: readonly VisitorCount[],
): ResponseOf<typeof dailyAnalytics> {
  const visitors = new Map<string, number>();
  for (const one of visitorCounts) {
    const key = `${one.day} ${one.method} ${one.path}`;
    visitors.set(key, (visitors.get(key) ?? 0) + one.visitors);
  }
  const routes = new Map<string, RouteDays>();
  for (const { day, method, path, requests, elapsed, statuses } of days) {
    const key = `${method} ${path}`;
    const route = routes.get(key) ?? {
      route_method: method,
      route_path: path,
      total_requests: 0,
      daily_tallies: [],
    };
    routes.set(key, route);
    route.total_requests += requests;
    route.daily_tallies.push({
      date: day,
      total_requests: requests,
      unique_users: visitors.get(`${day} ${key}`) ?? 0,
      avg_response_time: Math.round(elapsed / requests / 10) / 100,
      status_codes: statuses,
    });
  }
  const data = [...routes.values()].sort((one, other) => other.total_requests - one.total_requests);
  return { success: true, data };
}

function presentSums(
  sums: readonly { readonly path: string; readonly requests: number }[],
): ResponseOf<typeof aggregatedStats> {
  return {
    success: true,
    data: sums.map(({ path, requests }) => ({ route_path: path, total_requests: requests })),
  };
}

function presentUsers(
  grades: readonly GradeCount[],
  signups: readonly string[],
): ResponseOf<typeof userStats> {
  const dseScoreDistribution: Record<string, Record<string, number>> = {};
  for (const { subject, grade, pupils } of grades) {
    dseScoreDistribution[subject] = { ...dseScoreDistribution[subject], [grade]: pupils };
  }
  return {
    success: true,
    dseScoreDistribution,
    users: signups.map((createdAt) => ({ createdAt })),
  };
}
