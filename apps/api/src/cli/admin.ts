import { type Environment, readConfig } from '../config.ts';
import type { Executor } from '../db/executor.ts';
import { createAccountLetters } from '../features/account/account-mail.ts';
import {
  type AdminCommand,
  type AdminReport,
  adminCommandSchema,
  adminReportSchema,
  runAdminCommand,
} from '../features/account/admin-command.ts';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import { lineRecorder } from '../features/security-log/service.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { StartError } from '../shared/start-error.ts';
import { asksForHelp, type CommandCall, doWhereTheDataIs, runProcess } from './command.ts';

export const USAGE =
  'Usage: npm run admin -- grant ID | revoke ID | role ID Stu|Tea|Sta | reset-password ID | reset-second-factor ID';

/** Exit codes: 0 done, 1 there is no such user, 2 could not be done. */
export async function runAdmin({
  args,
  environment,
  pid,
  say,
}: Omit<CommandCall, 'folder'>): Promise<0 | 1 | 2> {
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
        run: (db) => runHere(db, command, environment),
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

/** Without a server, which would have all this already. */
async function runHere(db: Executor, command: AdminCommand, environment: Environment): Promise<AdminReport> {
  const now = () => new Date();
  const mailer = await openMailer(readConfig(environment));
  const deps = {
    db,
    now,
    hasher: await createPasswordHasher(),
    securityLog: { recordWith: lineRecorder(now) },
    letters: createAccountLetters(mailer),
  };
  return runAdminCommand(deps, command).finally(() => mailer?.close());
}

function readArguments([action, userId, role, ...more]: readonly string[]): AdminCommand {
  const parsed = adminCommandSchema.safeParse({ action, userId, role });
  const extra = parsed.data?.action === 'role' ? more : [...(role === undefined ? [] : [role]), ...more];
  if (!parsed.success || extra.length > 0) throw new StartError(USAGE);
  return parsed.data;
}

const OF_LETTER = {
  sent: ' The owner is told by mail.',
  failed: ' The owner could not be told by mail.',
  none: '',
} as const;

function describe(command: AdminCommand, report: AdminReport): string {
  if (report.kind === 'noSuchUser') return `No user is called ${report.userId}.`;
  return `${describeDone(command, report)}${OF_LETTER[report.letter]}`;
}

type Done = Exclude<AdminReport, { readonly kind: 'noSuchUser' }>;

function describeDone(command: AdminCommand, report: Done): string {
  if (report.kind === 'passwordSet') {
    return `New password of ${report.userId}: ${report.password}\nAll sessions have ended. Hand it over in person; the pupil can change it after signing in.`;
  }
  if (command.action === 'role') return `${report.userId} has the role ${command.role} now.`;
  if (command.action === 'reset-second-factor') {
    return `${report.userId} signs in by password alone. All sessions have ended.`;
  }
  return command.action === 'grant'
    ? `${report.userId} is an admin now.`
    : `${report.userId} is no longer an admin.`;
}

if (import.meta.main) await runProcess(runAdmin);
