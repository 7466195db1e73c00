import type { Environment } from '../config.ts';
import {
  type AdminCommand,
  type AdminReport,
  adminCommandSchema,
  adminReportSchema,
  runAdminCommand,
} from '../features/account/admin-command.ts';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { StartError } from '../start-error.ts';
import { asksForHelp } from './asks-for-help.ts';
import { doWhereTheDataIs } from './where-the-data-is.ts';

export const USAGE = 'Usage: npm run admin -- grant ID | revoke ID | role ID Stu|Tea|Sta | reset-password ID';

export interface AdminCall {
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly pid: number;
  readonly say: (line: string) => void;
}

/** Exit codes: 0 done, 1 there is no such user, 2 could not be done. */
export async function runAdmin({ args, environment, pid, say }: AdminCall): Promise<0 | 1 | 2> {
  if (asksForHelp(args)) {
    say(USAGE);
    return 0;
  }
  try {
    const command = readArguments(args);
    const answer = await doWhereTheDataIs(
      {
        name: 'admin',
        payload: command,
        run: async (db) =>
          runAdminCommand({ db, now: () => new Date(), hasher: await createPasswordHasher() }, command),
      },
      environment,
      pid,
    );
    const report = adminReportSchema.parse(answer);
    say(describe(command, report));
    return report.kind === 'noSuchUser' ? 1 : 0;
  } catch (error) {
    say(error instanceof Error ? error.message : 'It could not be done.');
    return 2;
  }
}

function readArguments([action, userId, role, ...more]: readonly string[]): AdminCommand {
  const parsed = adminCommandSchema.safeParse({ action, userId, role });
  const extra = parsed.data?.action === 'role' ? more : [...(role === undefined ? [] : [role]), ...more];
  if (!parsed.success || extra.length > 0) throw new StartError(USAGE);
  return parsed.data;
}

function describe(command: AdminCommand, report: AdminReport): string {
  if (report.kind === 'noSuchUser') return `No user is called ${report.userId}.`;
  if (report.kind === 'passwordSet') {
    return `New password of ${report.userId}: ${report.password}\nAll sessions have ended. Hand it over in person; the pupil can change it after signing in.`;
  }
  if (command.action === 'role') return `${report.userId} has the role ${command.role} now.`;
  return command.action === 'grant'
    ? `${report.userId} is an admin now.`
    : `${report.userId} is no longer an admin.`;
}
