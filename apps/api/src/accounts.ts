import { setTimeout as pauseFor } from 'node:timers/promises';
import type { FieldGuide, InstitutionNames, ScoreHistory } from '@lodestar/domain';
import type { Classifier, Intent, Knowledge } from '@lodestar/eddy';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type Config, isOpenToOthers, localAddress } from './config.ts';
import type { Executor } from './db/executor.ts';
import type { AbilityService } from './features/ability/service.ts';
import { createAccountLetters } from './features/account/account-mail.ts';
import { type AdminReport, adminCommandSchema, runAdminCommand } from './features/account/admin-command.ts';
import { createPasswordHasher, type HashingCost } from './features/account/password-hasher.ts';
import { secondFactorKey } from './features/account/second-factor-key.ts';
import { type AccountService, createAccountService } from './features/account/service.ts';
import { createDatabaseService, type DatabaseService } from './features/database/service.ts';
import { chatsKeeper } from './features/eddy/chats.ts';
import { createEddyService, type EddyService } from './features/eddy/service.ts';
import { createListsService, type ListsService } from './features/lists/service.ts';
import type { ProgrammeService } from './features/programmes/service.ts';
import { createModelShares, MODEL_LIMITS, type ModelLimits } from './features/quota/model-shares.ts';
import { createQuota } from './features/quota/service.ts';
import { createReportService, type ReportService } from './features/report/service.ts';
import { createSavedWorkService, type SavedWorkService } from './features/saved-work/service.ts';
import { createSecurityLog, type SecurityLogService } from './features/security-log/service.ts';
import { contactMessageKeeper } from './features/support/contact.ts';
import { createSupportService, type SupportService } from './features/support/service.ts';
import { throttlesOn } from './http/throttle.ts';
import { createIdempotency } from './idempotency/idempotency.ts';
import type { LanguageModel } from './llm/language-model.ts';
import { addressOf } from './mail/mailer.ts';
import { openMailer, senderOf } from './mail/open-mailer.ts';
import { createBackground } from './shared/background.ts';
import type { HelpLines } from './shared/help-lines.ts';
import { type Meter, NO_METER } from './shared/meter.ts';

/** Everything that belongs to somebody. */
export interface Accounts {
  readonly account: AccountService;
  readonly savedWork: SavedWorkService;
  readonly lists: ListsService;
  readonly database: DatabaseService;
  readonly report: ReportService;
  readonly eddy: EddyService;
  readonly support: SupportService;
  readonly securityLog: SecurityLogService;
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
  /** Null: the built-in guide answers. */
  readonly model: LanguageModel | null;
  readonly programmes: ProgrammeService;
  readonly institutions: readonly InstitutionNames[];
  readonly scoreHistory: ScoreHistory;
  /** What programmes are about. */
  readonly fields: FieldGuide;
  /** What was learned of how pupils ask Eddy. */
  readonly intents: Classifier<Intent>;
  readonly helpLines: HelpLines;
  readonly knowledge: Knowledge;
  readonly hashingCost?: HashingCost;
  readonly modelLimits?: ModelLimits;
  readonly meter?: Meter;
  readonly now?: () => Date;
  /** Waits so many milliseconds for what somebody else brings about. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

export async function openAccounts(deps: AccountsDeps): Promise<Accounts> {
  const { config, log, db, redis, ability, model, programmes, helpLines } = deps;
  const { meter = NO_METER, now = () => new Date(), pause = (ms: number) => pauseFor(ms) } = deps;
  const { isKnownCode } = programmes;
  const mailer = await openMailer(config);
  const background = createBackground(log);
  const securityLog = createSecurityLog({ db, now, log, meter });
  const hasher = await createPasswordHasher(deps.hashingCost);
  meter.watch('lodestar_passwords_waiting', 'Passwords that wait to be hashed.', hasher.waiting);
  const savedWork = createSavedWorkService({ db, now, isKnownCode });
  const lists = createListsService({ db, now });
  const throttle = throttlesOn(redis, config.RATE_LIMIT);
  const shares = createModelShares(throttle, deps.modelLimits ?? MODEL_LIMITS);
  const quota = createQuota({ db, now, shares });
  const idempotency = createIdempotency(db, now);
  const account = createAccountService({
    db,
    now,
    hasher,
    idempotency,
    securityLog,
    sweepSecurityLog: securityLog.sweep,
    throttle,
    mailer,
    background,
    siteUrl: config.PUBLIC_URL ?? localAddress(config.HOST, config.PORT),
    stages: config.FEATURE_STAGES,
    adminIds: config.ADMIN_USER_IDS,
    keepMonths: config.KEEP_ACCOUNTS_MONTHS,
    secondFactorRequired: isOpenToOthers(config),
    secondFactorKey: secondFactorKey(config),
    keepers: [...savedWork.keepers, lists.keeper, quota.keeper, chatsKeeper, contactMessageKeeper],
  });
  const adminDeps = { db, now, hasher, securityLog, letters: createAccountLetters(mailer) };
  const eddy = createEddyService({
    ...deps,
    now,
    pause,
    meter,
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
    mailTo: config.CONTACT_EMAIL ?? addressOf(senderOf(config)),
    isKnownCode,
    uidOf: async (token) => (await account.sessions.callerOf(token))?.uid ?? null,
  });
  return {
    account,
    savedWork,
    lists,
    database: createDatabaseService({ account, ability, chats: eddy.chats }),
    report: createReportService({
      account,
      ability,
      quota,
      model,
      helpLines,
      catalogue: () => programmes.current().catalogue,
      log,
      meter,
      now,
    }),
    eddy,
    support,
    securityLog,
    doAdminCommand: async (payload) => runAdminCommand(adminDeps, adminCommandSchema.parse(payload)),
    settled: async () => {
      await background.settled();
      await securityLog.settled();
    },
    close: async () => {
      support.close();
      await background.settled();
      await securityLog.settled();
      mailer?.close();
    },
  };
}
