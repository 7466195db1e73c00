import { type SecurityEvent, USER_ROLES } from '@lodestar/contract';
import { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import type { SecurityLog } from '../../shared/security-log.ts';
import type { AccountLetters, LetterKind } from './account-mail.ts';
import { grantAdmin, revokeAdmin } from './admin-repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { putPassword } from './passwords.ts';
import { switchOff } from './second-factor-repository.ts';
import { deleteSessionsBut } from './session-repository.ts';
import { forgetFailures } from './sign-in-repository.ts';
import { spokenCode } from './token.ts';
import { findWholeUserNamed, lockCredential, updateUser, type WholeUser } from './user-repository.ts';

const userId = z.string();

/** What an operator may do with a user. */
export const adminCommandSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('grant'), userId }),
  z.object({ action: z.literal('revoke'), userId }),
  z.object({ action: z.literal('role'), userId, role: z.enum(USER_ROLES) }),
  z.object({ action: z.literal('reset-password'), userId }),
  z.object({ action: z.literal('reset-second-factor'), userId }),
]);

export type AdminCommand = z.output<typeof adminCommandSchema>;

/** Whether the owner was told by mail; `none`: nothing to tell, or no mail set. */
const letter = z.enum(['sent', 'failed', 'none']);

export const adminReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), userId, letter }),
  z.object({ kind: z.literal('passwordSet'), userId, password: z.string(), letter }),
  z.object({ kind: z.literal('noSuchUser'), userId }),
]);

export type AdminReport = z.output<typeof adminReportSchema>;

export interface AdminCommandDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
  readonly securityLog: Pick<SecurityLog, 'recordWith'>;
  readonly letters: AccountLetters;
}

const PASSWORD_GROUPS = 4;

export async function runAdminCommand(deps: AdminCommandDeps, command: AdminCommand): Promise<AdminReport> {
  switch (command.action) {
    case 'grant':
      return change(deps, command, 'adminGranted', (tx, { uid }) => grantAdmin(tx, uid));
    case 'revoke':
      return change(deps, command, 'adminRevoked', (tx, { uid }) => revokeAdmin(tx, uid, deps.now()));
    case 'role':
      return change(deps, command, 'roleChanged', (tx, { uid }) =>
        updateUser(tx, uid, { role: command.role }),
      );
    case 'reset-password':
      return resetPassword(deps, command.userId);
    case 'reset-second-factor':
      return resetSecondFactor(deps, command);
  }
}

async function resetSecondFactor(deps: AdminCommandDeps, command: AdminCommand): Promise<AdminReport> {
  const owners: WholeUser[] = [];
  const report = await change(deps, command, 'secondFactorOff', async (tx, user) => {
    await lockCredential(tx, user.uid);
    await switchOff(tx, user.uid);
    await deleteSessionsBut(tx, user.uid, null);
    owners.push(user);
  });
  const [owner] = owners;
  if (owner === undefined || report.kind !== 'done') return report;
  return { ...report, letter: await tell(deps, 'secondFactorOff', owner) };
}

/** Whatever becomes of the letter, the command is done. */
async function tell(
  { letters }: AdminCommandDeps,
  kind: LetterKind,
  owner: WholeUser,
): Promise<'sent' | 'failed' | 'none'> {
  if (!letters.canSend) return 'none';
  return letters.send(kind, owner).then(
    () => 'sent',
    () => 'failed',
  );
}

async function change(
  { db, securityLog }: AdminCommandDeps,
  { userId: asked }: AdminCommand,
  what: SecurityEvent,
  make: (tx: Executor, user: WholeUser) => Promise<void>,
): Promise<AdminReport> {
  return db.transaction(async (tx) => {
    const user = await findWholeUserNamed(tx, asked);
    if (user === null) return { kind: 'noSuchUser', userId: asked };
    await make(tx, user);
    await securityLog.recordWith(tx, { who: 'operator', what, whose: user.uid });
    return { kind: 'done', userId: user.userId, letter: 'none' };
  });
}

/** Sets a password that is told once, ends all sessions and opens a locked account. */
async function resetPassword(deps: AdminCommandDeps, asked: string): Promise<AdminReport> {
  const { db, now, hasher, securityLog } = deps;
  const user = await findWholeUserNamed(db, asked);
  if (user === null) return { kind: 'noSuchUser', userId: asked };
  const password = spokenCode(PASSWORD_GROUPS);
  const passwordHash = await hasher.hash(password);
  await db.transaction(async (tx) => {
    await putPassword(tx, { uid: user.uid, passwordHash, keptSession: null, now: now() });
    await forgetFailures(tx, user.uid);
    await securityLog.recordWith(tx, { who: 'operator', what: 'passwordReset', whose: user.uid });
  });
  const letter = await tell(deps, 'passwordSet', user);
  return { kind: 'passwordSet', userId: user.userId, password, letter };
}
