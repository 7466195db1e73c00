import { daysBefore, hongKongDay } from '@lodestar/domain';
import { notFound } from '../../errors.ts';
import type { AnswerBytes } from '../../http/answer-bytes.ts';
import { presentDays, presentSums, presentUsers } from './present.ts';
import { countGrades, listDays, listSignups, listVisitorCounts, sumByPath } from './repository.ts';
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
