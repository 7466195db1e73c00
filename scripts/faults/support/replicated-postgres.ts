import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterwards } from './cleanup.ts';
import { temporaryPort } from './free-port.ts';
import { temporaryFolder } from './place.ts';
import { proxyBefore } from './proxy.ts';

const INSTALLED = '/usr/lib/postgresql';
const PATIENCE_MS = 30_000;

/** A primary and a replica of their own, and one address that leads to whichever is primary. */
export interface ReplicatedPostgres {
  readonly url: string;
  /** Ends the primary at once, promotes the replica and turns the address to it; answers how long that took in ms. */
  readonly failOver: () => Promise<number>;
}

/** Streaming replication that acknowledges a commit once both have it; a sentence where it cannot be set up. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres | string> {
  const programs = newestPrograms();
  if (programs === null) return `there are no server programs of PostgreSQL under ${INSTALLED}`;
  const owner = ownerOfServers();
  if (owner === null) return 'there is no user postgres, and PostgreSQL refuses to run as root';
  const [primaryFolder, replicaFolder] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [primaryFolder, replicaFolder])
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);

  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, { ...owner, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const serve = async (folder: string, port: number, ...args: string[]): Promise<ChildProcess> => {
    const own = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
    const child = spawn(join(programs, 'postgres'), [...own, ...args], { ...owner, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    afterwards(async () => {
      // An immediate stop, which its own processes follow.
      child.kill('SIGQUIT');
      await ended;
    });
    await answers(port, 'select 1');
    return child;
  };

  run('initdb', '-D', primaryFolder, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C.UTF-8');
  const [primaryPort, replicaPort] = [await temporaryPort(), await temporaryPort()];
  const primary = await serve(primaryFolder, primaryPort, '-c', 'synchronous_standby_names=*');
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'];
  run('pg_basebackup', ...from, '-D', replicaFolder, '-R', '-X', 'stream', '-c', 'fast', '--no-sync');
  await serve(replicaFolder, replicaPort);
  await answers(primaryPort, "select 1 from pg_stat_replication where sync_state = 'sync'");

  const proxy = await proxyBefore({
    kind: 'postgres',
    settings: { DATABASE_URL: addressOf(primaryPort) },
  });
  return {
    url: proxy.place.settings.DATABASE_URL ?? '',
    failOver: async () => {
      const begun = performance.now();
      primary.kill('SIGQUIT');
      proxy.turn('gone');
      run('pg_ctl', 'promote', '-D', replicaFolder, '-w');
      await answers(replicaPort, 'select 1 where not pg_is_in_recovery()');
      proxy.leadTo(replicaPort);
      proxy.turn('passes');
      return Math.round(performance.now() - begun);
    },
  };
}

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

function newestPrograms(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one));
  const folders = versions.map((version) => join(INSTALLED, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Whom the servers run as: this user, or the system's own for them where this one is root. */
function ownerOfServers(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid > 0 && gid > 0 ? { uid, gid } : null;
}

/** Waits until a server answers the question with a row. */
async function answers(port: number, question: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const client = new Client({ connectionString: addressOf(port) });
    const rows = await client
      .connect()
      .then(() => client.query(question))
      .then(({ rowCount }) => rowCount ?? 0)
      .catch(() => 0)
      .finally(() => client.end().catch(() => {}));
    if (rows > 0) return;
    if (performance.now() > until) throw new Error(`no answer to ${question}`);
    await pause(100);
  }
}
