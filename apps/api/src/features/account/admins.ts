import type { Executor } from '../../db/executor.ts';
import { AppError, fieldProblem, invalidRequest } from '../../errors.ts';
import type { Caller } from '../../http/caller.ts';
import type { Source } from '../../http/request-source.ts';
import { fingerprint } from '../../shared/secrets.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import {
  deleteClaims,
  grantAdmin,
  insertClaim,
  isRevoked,
  isThereAnAdmin,
  takeTurnAtClaim,
  useClaim,
} from './admin-repository.ts';
import type { Profile } from './profile.ts';
import { wrongCode } from './refusals.ts';
import type { SignIn } from './sign-in.ts';
import { plainCode, spokenCode } from './token.ts';
import { findWholeUserNamed } from './user-repository.ts';

const CLAIM_GROUPS = 4;
const hashOfClaim = (code: string) => fingerprint('admin claim', plainCode(code));

/** Who is an admin, and what it takes to act as one. */
export interface Admins {
  /**
   * Lets an admin on to what only admins may.
   * @throws AppError forbidden, or second_factor_required
   */
  readonly admit: (caller: Caller, requestId: string) => Promise<void>;
  /** Another's record, for an admin with a reason, which is recorded. @throws AppError */
  readonly readPerson: (caller: Caller, userId: string, why: ReasonGiven) => ReturnType<Profile['readNamed']>;
  /** Makes the users named in the settings admins, but those who were revoked since; tells of both, and of no account. */
  readonly grantConfigured: () => Promise<ConfiguredAdmins>;
  /** A new code by which the first admin is made; null when there is an admin. */
  readonly openClaim: () => Promise<string | null>;
  /** @throws AppError forbidden when the code is wrong, used, or there is an admin */
  readonly claim: (caller: Caller, code: string, source: Source) => Promise<void>;
}

export interface ReasonGiven {
  readonly reason: string | undefined;
  readonly requestId: string;
}

export interface ConfiguredAdmins {
  readonly admins: readonly string[];
  readonly revoked: readonly string[];
  /** Ids in the settings that no account has. */
  readonly absent: readonly string[];
}

export interface AdminDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly securityLog: SecurityLog;
  readonly signIn: SignIn;
  readonly profile: Profile;
  /** User ids that the settings name. */
  readonly adminIds: readonly string[];
  /** Whether admins must have a second factor here. */
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: (uid: string) => Promise<boolean>;
}

export function createAdmins(deps: AdminDeps): Admins {
  const { db, now, securityLog, signIn, profile, adminIds, secondFactorRequired, hasSecondFactor } = deps;

  async function admit({ uid, admin }: Caller, requestId: string): Promise<void> {
    if (admin && (!secondFactorRequired || (await hasSecondFactor(uid)))) return;
    securityLog.record({ who: uid, what: 'adminCall', result: 'refused', requestId });
    throw new AppError(admin ? 'second_factor_required' : 'forbidden');
  }

  async function configured(id: string): Promise<{ kind: keyof ConfiguredAdmins; id: string }> {
    const user = await findWholeUserNamed(db, id);
    if (user === null) return { kind: 'absent', id };
    if (user.admin) return { kind: 'admins', id: user.userId };
    if (await isRevoked(db, user.uid)) return { kind: 'revoked', id: user.userId };
    await db.transaction(async (tx) => {
      await grantAdmin(tx, user.uid);
      await securityLog.recordWith(tx, { who: 'server', what: 'adminGranted', whose: user.uid });
    });
    return { kind: 'admins', id: user.userId };
  }

  return {
    admit,
    readPerson: async (caller, userId, { reason, requestId }) => {
      await admit(caller, requestId);
      if (!reason) throw invalidRequest(fieldProblem('reason', 'missing'));
      const found = await profile.readNamed(userId);
      if (found === null) return null;
      const whose = found.value.UID;
      await securityLog.recordWith(db, { who: caller.uid, what: 'personRead', whose, requestId, reason });
      return found;
    },
    grantConfigured: async () => {
      const found: { kind: keyof ConfiguredAdmins; id: string }[] = [];
      for (const id of adminIds) found.push(await configured(id));
      const of = (kind: keyof ConfiguredAdmins) =>
        found.filter((one) => one.kind === kind).map(({ id }) => id);
      return { admins: of('admins'), revoked: of('revoked'), absent: of('absent') };
    },
    openClaim: () =>
      db.transaction(async (tx) => {
        await takeTurnAtClaim(tx);
        await deleteClaims(tx);
        if (await isThereAnAdmin(tx)) return null;
        const code = spokenCode(CLAIM_GROUPS);
        await insertClaim(tx, hashOfClaim(code), now());
        return code;
      }),
    claim: async ({ uid }, code, source) => {
      await signIn.tryOut({ uid, what: 'adminGranted', source, refusal: wrongCode }, () =>
        db.transaction(async (tx) => {
          await takeTurnAtClaim(tx);
          if ((await isThereAnAdmin(tx)) || !(await useClaim(tx, hashOfClaim(code)))) return null;
          await grantAdmin(tx, uid);
          const { requestId } = source;
          await securityLog.recordWith(tx, { who: uid, what: 'adminGranted', whose: uid, requestId });
          return true;
        }),
      );
    },
  };
}
