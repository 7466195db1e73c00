import { randomInt } from 'node:crypto';
import { USER_ROLES } from '@lodestar/contract';
import { z } from 'zod';
import type { Executor } from '../../db/executor.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { putPassword } from './passwords.ts';
import { forgetFailures } from './sign-in-repository.ts';
import { findWholeUserNamed, setAdmin, setRole } from './user-repository.ts';

const userId = z.string();

/** What an operator may do with a user. */
export const adminCommandSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('grant'), userId }),
  z.object({ action: z.literal('revoke'), userId }),
  z.object({ action: z.literal('role'), userId, role: z.enum(USER_ROLES) }),
  z.object({ action: z.literal('reset-password'), userId }),
]);

export type AdminCommand = z.output<typeof adminCommandSchema>;

export const adminReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), userId }),
  z.object({ kind: z.literal('passwordSet'), userId, password: z.string() }),
  z.object({ kind: z.literal('noSuchUser'), userId }),
]);

export type AdminReport = z.output<typeof adminReportSchema>;

export interface AdminCommandDeps {
  readonly db: Executor;
  readonly now: () => Date;
  readonly hasher: PasswordHasher;
}

/** Letters and digits that nobody mistakes for others, in groups: it is read out or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export async function runAdminCommand(deps: AdminCommandDeps, command: AdminCommand): Promise<AdminReport> {
  const { db } = deps;
  switch (command.action) {
    case 'grant':
      return reportOn(command, await setAdmin(db, command.userId, true));
    case 'revoke':
      return reportOn(command, await setAdmin(db, command.userId, false));
    case 'role':
      return reportOn(command, await setRole(db, command.userId, command.role));
    case 'reset-password':
      return resetPassword(deps, command.userId);
  }
}

function reportOn({ userId: asked }: AdminCommand, changed: string | null): AdminReport {
  return changed === null ? { kind: 'noSuchUser', userId: asked } : { kind: 'done', userId: changed };
}

/** Sets a password that is told once, ends all sessions and opens a locked account. */
async function resetPassword({ db, now, hasher }: AdminCommandDeps, asked: string): Promise<AdminReport> {
  const user = await findWholeUserNamed(db, asked);
  if (user === null) return { kind: 'noSuchUser', userId: asked };
  const password = newPassword();
  const passwordHash = await hasher.hash(password);
  await db.transaction(async (tx) => {
    await putPassword(tx, { uid: user.uid, passwordHash, keptSession: null, now: now() });
    await forgetFailures(tx, user.uid);
  });
  return { kind: 'passwordSet', userId: user.userId, password };
}

function newPassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
