import type { Caller } from '../../caller.ts';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import type { OwnDataKeeper } from '../../own-data.ts';
import type { Source } from '../../request-source.ts';
import { presentUser } from './present.ts';
import { wrongPassword } from './refusals.ts';
import { listAliveSessions } from './session-repository.ts';
import { aliveAt } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { forgetFailures, listAddressVisits } from './sign-in-repository.ts';
import { deleteUser, findWholeUser, keepCredential, lockCredential, lockUser } from './user-repository.ts';

/** What is kept about one's own account, to take along or to have erased. */
export interface OwnAccount {
  readonly export: (caller: Caller) => Promise<Readonly<Record<string, unknown>>>;
  /** @throws AppError forbidden when the password is wrong */
  readonly erase: (caller: Caller, password: string, source: Source) => Promise<void>;
}

export interface OwnAccountDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly signIn: SignIn;
  /** What the other features keep. */
  readonly keepers: readonly OwnDataKeeper[];
}

export function createOwnAccount({ db, now, signIn, keepers }: OwnAccountDeps): OwnAccount {
  return {
    export: ({ uid }) =>
      db.transaction(async (tx) => {
        const user = await findWholeUser(tx, uid);
        if (user === null) throw new AppError('unauthenticated');
        const sections: [string, unknown][] = [];
        for (const keeper of keepers) sections.push([keeper.section, await keeper.export(tx, uid)]);
        const sessions = await listAliveSessions(tx, uid, aliveAt(now()));
        return {
          exportedAt: now().toISOString(),
          user: presentUser(user),
          sessions: sessions.map(({ tokenHash: _, uid: __, ...session }) => session),
          addressesSignedInFrom: (await listAddressVisits(tx, uid)).map((lastSeenAt) => ({ lastSeenAt })),
          ...Object.fromEntries(sections),
        };
      }),
    erase: async ({ uid }, password, source) => {
      const confirmed = await signIn.confirm(uid, password, source, () => wrongPassword('password'));
      await db.transaction(async (tx) => {
        await lockCredential(tx, uid);
        if ((await lockUser(tx, uid)) === null) throw new AppError('unauthenticated');
        if (!(await keepCredential(tx, confirmed))) throw wrongPassword('password');
        for (const { erase } of keepers) await erase?.(tx, uid);
        await forgetFailures(tx, uid);
        await deleteUser(tx, uid);
      });
    },
  };
}
