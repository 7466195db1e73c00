import type { CurrentUser, Feature, logIn, ResponseOf, Stage } from '@lodestar/contract';
import type { Executor } from '../../db/executor.ts';
import type { Source } from '../../http/request-source.ts';
import type { ThrottleShare, Throttles } from '../../http/throttle.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Background } from '../../shared/background.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import { createAccountMail } from './account-mail.ts';
import { type Admins, createAdmins } from './admins.ts';
import { createEmailChanges, type EmailChanges } from './email-change.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createConfirmationLetters, createOwnEmail, type OwnEmail } from './own-email.ts';
import { createPasswordConfirmation, type PasswordConfirmation } from './password-confirmation.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createPasswordMail, createPasswords, type Passwords } from './passwords.ts';
import { abilitiesOf, presentCurrentUser } from './present.ts';
import { createProfile, type Profile, type Tagged, userTag } from './profile.ts';
import { createRegistration, type Registration, type RegistrationRequest } from './registration.ts';
import { createHouseKeeping, createRetention } from './retention.ts';
import { createFactorCodes, createSecondFactor, type FactorKey, type SecondFactor } from './second-factor.ts';
import { hasConfirmedFactor } from './second-factor-repository.ts';
import type { SessionUser } from './session-repository.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type GivenCredentials, type SignedIn } from './sign-in.ts';
import type { WholeUser } from './user-repository.ts';

const MINUTE = 60;
const SHARES = {
  failures: { name: 'sign-in-failures', max: 100, seconds: 10 * MINUTE },
  openings: { name: 'registrations', max: 60, seconds: 10 * MINUTE },
  takenNames: { name: 'taken-names', max: 20, seconds: MINUTE },
  takenEmails: { name: 'taken-emails', max: 20, seconds: 10 * MINUTE },
  emailWishes: { name: 'email-wishes', max: 5, seconds: 60 * MINUTE },
  resetWishes: { name: 'reset-wishes', max: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleShare>;

export interface AccountDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly idempotency: Idempotency;
  readonly securityLog: SecurityLog;
  readonly sweepSecurityLog: () => Promise<void>;
  readonly throttle: Throttles;
  readonly mailer: Mailer | null;
  readonly background: Background;
  readonly siteUrl: string;
  readonly stages: Readonly<Record<Feature, Stage>>;
  /** User ids that the settings make admins; nobody registers them. */
  readonly adminIds: readonly string[];
  readonly secondFactorRequired: boolean;
  readonly secondFactorKey: FactorKey;
  /** What other features keep about a user. */
  readonly keepers: readonly OwnDataKeeper[];
  /** Months after which an account that nobody uses is erased. */
  readonly keepMonths: number;
}

/** Accounts: who somebody is, and what belongs to whom. */
export interface AccountService {
  /** The answer, serialised. */
  readonly register: (request: RegistrationRequest) => Promise<string>;
  readonly isFree: Registration['isFree'];
  /** The answer, serialised. */
  readonly signIn: (given: GivenCredentials, source: Source) => Promise<string>;
  readonly sessions: Sessions;
  readonly profile: Profile;
  readonly passwords: Passwords;
  readonly requestReset: (email: string, source: Source) => Promise<void>;
  readonly own: OwnAccount;
  readonly emailChanges: EmailChanges;
  readonly ownEmail: OwnEmail;
  readonly confirmation: PasswordConfirmation;
  readonly admins: Admins;
  readonly secondFactor: SecondFactor;
  readonly present: (user: SessionUser) => Tagged<CurrentUser>;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, now, hasher, idempotency, securityLog, throttle, stages, adminIds, keepers } = deps;
  const { secondFactorRequired } = deps;
  const failures = throttle(SHARES.failures);
  const takenEmails = throttle(SHARES.takenEmails);
  const resetWishes = throttle(SHARES.resetWishes);
  const mail = createAccountMail(deps);
  const present = (user: WholeUser) =>
    presentCurrentUser(user, abilitiesOf(user.admin, stages), mail.canSend);
  const presentSession = ({ token, deviceToken, user }: SignedIn) => {
    const answer: ResponseOf<typeof logIn> = { token, deviceToken, user: present(user) };
    return JSON.stringify(answer);
  };

  const sessions = createSessions(db, now);
  const codes = createFactorCodes(deps.secondFactorKey, now);
  const signIn = createSignIn({ db, now, hasher, sessions, failures, securityLog, useCode: codes.use });
  const retention = createRetention({ ...deps, mail });
  const keepHouse = createHouseKeeping({ ...deps, retention });
  const letters = createConfirmationLetters(throttle(SHARES.emailWishes));
  const ownEmail = createOwnEmail({ ...deps, mail, letters });
  const passwordMail = createPasswordMail({ ...deps, mail });
  const common = { db, now, sessions, signIn, mail, securityLog };
  const secondFactor = createSecondFactor({ ...common, required: secondFactorRequired, codes });
  const profile = createProfile({ db, now, present });
  const admins = createAdmins({
    db,
    now,
    securityLog,
    signIn,
    profile,
    adminIds,
    secondFactorRequired,
    hasSecondFactor: (uid) => hasConfirmedFactor(db, uid),
  });
  const lowerAdminIds = new Set(adminIds.map((id) => id.toLowerCase()));
  const registration = createRegistration({
    db,
    now,
    hasher,
    idempotency,
    sessions,
    signIn,
    openings: throttle(SHARES.openings),
    takenNames: throttle(SHARES.takenNames),
    takenEmails,
    welcome: ownEmail.welcome,
    isReserved: (userId) => lowerAdminIds.has(userId.toLowerCase()),
  });

  return {
    register: (request) => {
      keepHouse();
      return registration.register(request, presentSession);
    },
    isFree: registration.isFree,
    signIn: async (given, source) => {
      keepHouse();
      return presentSession(await signIn.signIn(given, source));
    },
    sessions,
    profile,
    passwords: createPasswords({ ...common, hasher }),
    requestReset: async (email, { address }) => {
      await resetWishes.spend(address);
      passwordMail.requestReset(email);
    },
    own: createOwnAccount({ ...common, keepers }),
    emailChanges: createEmailChanges({ ...common, takenEmails, letters, ownEmail }),
    ownEmail,
    confirmation: createPasswordConfirmation(common),
    admins,
    secondFactor,
    present: (user) => ({ value: present(user), etag: userTag(user) }),
  };
}
