import type { CurrentUser, Feature, logIn, ResponseOf, Stage } from '@lodestar/contract';
import type { Background } from '../../background.ts';
import type { Executor } from '../../db/executor.ts';
import type { Idempotency } from '../../idempotency/idempotency.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OwnDataKeeper } from '../../own-data.ts';
import type { Source } from '../../request-source.ts';
import type { Throttle, ThrottleShare } from '../../throttle.ts';
import { createHouseKeeping } from './house-keeping.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createPasswordMail } from './password-mail.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { abilitiesOf } from './policy.ts';
import { presentCurrentUser } from './present.ts';
import { createProfile, type Profile, type Tagged, userTag } from './profile.ts';
import { createRegistration, type Registration, type RegistrationRequest } from './registration.ts';
import type { SessionUser } from './session-repository.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignedIn } from './sign-in.ts';
import { setAdmin, type WholeUser } from './user-repository.ts';

const MINUTE = 60;
const SHARES = {
  failures: { name: 'sign-in-failures', max: 100, seconds: 10 * MINUTE },
  takenNames: { name: 'taken-names', max: 20, seconds: MINUTE },
  resetWishes: { name: 'reset-wishes', max: 60, seconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleShare>;

export interface AccountDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly idempotency: Idempotency;
  readonly throttle: (share: ThrottleShare) => Throttle;
  readonly mailer: Mailer | null;
  readonly background: Background;
  readonly siteUrl: string;
  readonly stages: Readonly<Record<Feature, Stage>>;
  /** Users who are admins whatever the database says of them so far. */
  readonly adminIds: readonly string[];
  /** What other features keep about a user. */
  readonly keepers: readonly OwnDataKeeper[];
}

/** Accounts: who somebody is, and what belongs to whom. */
export interface AccountService {
  /** The answer, serialised. */
  readonly register: (request: RegistrationRequest) => Promise<string>;
  readonly isFree: Registration['isFree'];
  /** The answer, serialised. */
  readonly signIn: (identifier: string, password: string, source: Source) => Promise<string>;
  readonly sessions: Sessions;
  readonly profile: Profile;
  readonly passwords: Passwords;
  readonly requestReset: (email: string, source: Source) => Promise<void>;
  readonly own: OwnAccount;
  readonly present: (user: SessionUser) => Tagged<CurrentUser>;
  /** Makes the users named in the settings admins; tells which of them there are. */
  readonly grantConfiguredAdmins: () => Promise<string[]>;
}

export function createAccountService(deps: AccountDeps): AccountService {
  const { db, now, hasher, idempotency, throttle, stages, adminIds, keepers } = deps;
  const failures = throttle(SHARES.failures);
  const resetWishes = throttle(SHARES.resetWishes);
  const present = (user: WholeUser) => presentCurrentUser(user, abilitiesOf(user.admin, stages));
  const presentSession = ({ token, user }: SignedIn) => {
    const answer: ResponseOf<typeof logIn> = { token, user: present(user) };
    return JSON.stringify(answer);
  };

  const sessions = createSessions(db, now);
  const signIn = createSignIn({ db, now, hasher, sessions, failures });
  const keepHouse = createHouseKeeping(deps);
  const passwordMail = createPasswordMail(deps);
  const lowerAdminIds = new Set(adminIds.map((id) => id.toLowerCase()));
  const registration = createRegistration({
    db,
    now,
    hasher,
    idempotency,
    sessions,
    signIn,
    failures,
    takenNames: throttle(SHARES.takenNames),
    isAdminId: (userId) => lowerAdminIds.has(userId.toLowerCase()),
  });

  return {
    register: (request) => {
      keepHouse();
      return registration.register(request, presentSession);
    },
    isFree: registration.isFree,
    signIn: async (identifier, password, source) => {
      keepHouse();
      return presentSession(await signIn.signIn(identifier, password, source));
    },
    sessions,
    profile: createProfile({ db, now, present }),
    passwords: createPasswords({ db, now, hasher, signIn }),
    requestReset: async (email, { address }) => {
      await resetWishes.spend(address);
      passwordMail.requestReset(email);
    },
    own: createOwnAccount({ db, now, signIn, keepers }),
    present: (user) => ({ value: present(user), etag: userTag(user) }),
    grantConfiguredAdmins: async () => {
      const granted = [];
      for (const id of adminIds) granted.push(await setAdmin(db, id, true));
      return granted.filter((id) => id !== null);
    },
  };
}
