import type { InstitutionNames } from '@lodestar/domain';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createBackground } from './background.ts';
import type { Config } from './config.ts';
import type { Executor } from './db/executor.ts';
import type { AbilityService } from './features/ability/service.ts';
import { type AdminReport, adminCommandSchema, runAdminCommand } from './features/account/admin-command.ts';
import { createPasswordHasher, type HashingCost } from './features/account/password-hasher.ts';
import { type AccountService, createAccountService } from './features/account/service.ts';
import { chatsKeeper } from './features/counsellor/own-chats.ts';
import { type CounsellorService, createCounsellorService } from './features/counsellor/service.ts';
import { createDatabaseService, type DatabaseService } from './features/database/service.ts';
import type { ProgrammeService } from './features/programmes/service.ts';
import { createQuota } from './features/quota/service.ts';
import { createReportService, type ReportService } from './features/report/service.ts';
import { createSavedWorkService, type SavedWorkService } from './features/saved-work/service.ts';
import { contactMessageKeeper } from './features/support/own-messages.ts';
import { createSupportService, type SupportService } from './features/support/service.ts';
import type { HelpLines } from './help-lines.ts';
import { createIdempotency } from './idempotency/idempotency.ts';
import type { LanguageModel } from './llm/language-model.ts';
import { addressOf, createMailer } from './mail/mailer.ts';
import { throttlesOn } from './throttle.ts';

const DEFAULT_SENDER = 'Lodestar <no-reply@localhost>';

/** Everything that belongs to somebody. */
export interface Accounts {
  readonly account: AccountService;
  readonly savedWork: SavedWorkService;
  readonly database: DatabaseService;
  readonly report: ReportService;
  readonly counsellor: CounsellorService;
  readonly support: SupportService;
  /** Does what an operator asked for on the control socket. */
  readonly doAdminCommand: (payload: unknown) => Promise<AdminReport>;
  /** Waits for mail and house-keeping that no answer waited for. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface AccountsDeps {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Executor;
  readonly redis: Redis | null;
  readonly ability: AbilityService;
  /** Null: the built-in guide counsels. */
  readonly model: LanguageModel | null;
  readonly programmes: ProgrammeService;
  readonly institutions: readonly InstitutionNames[];
  readonly helpLines: HelpLines;
  readonly hashingCost?: HashingCost;
  readonly now?: () => Date;
}

export async function openAccounts(deps: AccountsDeps): Promise<Accounts> {
  const { config, log, db, redis, ability, model, programmes, helpLines, now = () => new Date() } = deps;
  const { isKnownCode } = programmes;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = DEFAULT_SENDER } = config;
  const mailer = smtpUrl === undefined ? null : createMailer({ smtpUrl, from });
  const background = createBackground(log);
  const hasher = await createPasswordHasher(deps.hashingCost);
  const savedWork = createSavedWorkService({ db, now, isKnownCode });
  const quota = createQuota({ db, now });
  const idempotency = createIdempotency(db, now);
  const throttle = throttlesOn(redis, config.RATE_LIMIT);
  const account = createAccountService({
    db,
    now,
    hasher,
    idempotency,
    throttle,
    mailer,
    background,
    siteUrl: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
    stages: config.FEATURE_STAGES,
    adminIds: config.ADMIN_USER_IDS,
    keepers: [...savedWork.keepers, quota.keeper, chatsKeeper, contactMessageKeeper],
  });
  const counsellor = createCounsellorService({
    ...deps,
    now,
    account,
    savedWork,
    quota,
    idempotency,
  });
  const support = createSupportService({
    db,
    now,
    idempotency,
    throttle,
    background,
    mailer,
    mailTo: config.CONTACT_EMAIL ?? addressOf(from),
    isKnownCode,
    uidOf: async (token) => (await account.sessions.callerOf(token))?.uid ?? null,
  });
  return {
    account,
    savedWork,
    database: createDatabaseService({ account, ability, chats: counsellor.chats }),
    report: createReportService({ account, ability, quota, model, helpLines, isKnownCode, log, now }),
    counsellor,
    support,
    doAdminCommand: async (payload) =>
      runAdminCommand({ db, now, hasher }, adminCommandSchema.parse(payload)),
    settled: background.settled,
    close: async () => {
      support.close();
      await background.settled();
      mailer?.close();
    },
  };
}
