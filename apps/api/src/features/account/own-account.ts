import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import type { OwnDataKeeper } from '../../shared/own-data.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import { presentUser } from './present.ts';
import { wrongPassword } from './refusals.ts';
import { listAliveSessions } from './session-repository.ts';
import { aliveAt, type Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { forgetFailures, listAddressVisits } from './sign-in-repository.ts';
import { deleteUser, findWholeUser, keepCredential, lockCredential, lockUser } from './user-repository.ts';

/** What is kept about one's own account, to take along or to have erased. */
export interface OwnAccount {
  /** @throws AppError password_required when the password was not given lately */
  readonly export: (caller: Caller, source: Source) => Promise<Readonly<Record<string, unknown>>>;
  /** @throws AppError forbidden when the password is wrong */
  readonly erase: (caller: Caller, password: string, source: Source) => Promise<void>;
}

export interface OwnAccountDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly signIn: SignIn;
  readonly securityLog: SecurityLog;
  readonly sessions: Sessions;
  /** What the other features keep. */
  readonly keepers: readonly OwnDataKeeper[];
}

/** Erases an account whole: what features keep, and the user with everything that refers to it. */
export async function eraseUser(tx: Executor, uid: string, keepers: readonly OwnDataKeeper[]): Promise<void> {
  for (const { erase } of keepers) await erase?.(tx, uid);
  await forgetFailures(tx, uid);
  await deleteUser(tx, uid);
}

export function createOwnAccount({
  db,
  now,
  signIn,
  sessions,
  keepers,
  securityLog,
}: OwnAccountDeps): OwnAccount {
  return {
    export: async (caller, { requestId }) => {
      await sessions.requireFresh(caller);
      const { uid } = caller;
      return db.transaction(async (tx) => {
        const user = await findWholeUser(tx, uid);
        if (user === null) throw new AppError('unauthenticated');
        const features: [string, unknown][] = [];
        for (const keeper of keepers) features.push([keeper.section, await keeper.export(tx, uid)]);
        await securityLog.recordWith(tx, { who: uid, what: 'export', whose: uid, requestId });
        const alive = await listAliveSessions(tx, uid, aliveAt(now()));
        return {
          exportedAt: now().toISOString(),
          user: presentUser(user),
          account: {
            emailVerifiedAt: user.emailVerifiedAt,
            lastActiveAt: user.lastActiveAt,
            agreedAt: user.agreedAt,
            agreedVersion: user.agreedVersion,
          },
          sessions: alive.map(({ tokenHash: _, uid: __, ...session }) => session),
          placesSignedInFrom: (await listAddressVisits(tx, uid)).map((lastSeenAt) => ({ lastSeenAt })),
          ...Object.fromEntries(features),
        };
      });
    },
    erase: async ({ uid }, password, source) => {
      const confirmed = await signIn.confirm(uid, password, source, () => wrongPassword('password'));
      await db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        if ((await lockUser(tx, uid)) === null) throw new AppError('unauthenticated');
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('password');
        await eraseUser(tx, uid, keepers);
        const { requestId } = source;
        await securityLog.recordWith(tx, { who: uid, what: 'erase', whose: uid, requestId });
      });
    },
  };
}
