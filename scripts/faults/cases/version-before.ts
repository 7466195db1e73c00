import { setTimeout as pause } from 'node:timers/promises';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { Client } from 'pg';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { BUILT_SERVER } from '../../set-up/build.mjs';
import { call, register } from '../support/caller.ts';
import type { Fault, Outcome } from '../support/fault.ts';
import { versionBefore } from '../support/version-before.ts';
import { whilePupilsWork } from './cluster.ts';

const SIDE_BY_SIDE_MS = 5_000;

async function stepsTaken(connectionString: string | undefined): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ steps: number }>(
    'select count(*)::int as steps from drizzle.__drizzle_migrations',
  );
  await client.end();
  return rows[0]?.steps ?? 0;
}

/** Whether what is saved at either server is read at the other, and who registered at one signs in at the other. */
async function areOfOneMind({ servers }: Cluster): Promise<boolean> {
  const found: boolean[] = [];
  for (const [index, here] of servers.entries()) {
    const there = servers[1 - index];
    if (there === undefined) throw new Error('there are not two servers');
    const { token, user } = await register(here.address, `between-${index}`);
    const body = { preferred_language: 'tc' };
    const saved = await call(there.address, 'PATCH', '/api/auth/me', { token, body });
    const read = await call(here.address, 'GET', '/api/auth/me', { token });
    const signIn = { body: signInOf(user.User_ID) };
    const signedIn = await call(there.address, 'POST', '/api/auth/login', signIn);
    found.push([saved, read, signedIn].every(({ status }) => status === 200));
    found.push(read.text.includes('"preferred_language":"tc"'));
  }
  return found.every((isSo) => isSo);
}

async function update(cluster: Cluster, index: number): Promise<void> {
  await cluster.servers[index]?.end('SIGTERM');
  await cluster.start(index, BUILT_SERVER);
}

export const updatedInTheMiddle: Fault = {
  databases: ['postgres'],
  limitSeconds: 180,
  name: 'an update in the middle: the version before and this one side by side on one database',
  mustMeet: 'steps taken beside the version before, either reads what the other saved, lost 0, errors 0',
  run: async ({ settings }): Promise<Outcome> => {
    const before = versionBefore();
    if (before.kind === 'missing') return { kind: 'skipped', why: before.why };
    const cluster = await startCluster(settings, [], before.main).catch(
      (error: unknown) => `the version before does not start with today's packages (${String(error)})`,
    );
    if (typeof cluster === 'string') return { kind: 'skipped', why: cluster };
    const steps = () => stepsTaken(settings.DATABASE_URL);
    const stepsBefore = await steps();
    let ofOneMind = false;
    const outcome = await whilePupilsWork(cluster, async () => {
      await update(cluster, 0);
      ofOneMind = await areOfOneMind(cluster);
      await pause(SIDE_BY_SIDE_MS);
      await update(cluster, 1);
    });
    if (outcome.kind === 'skipped') return outcome;
    const taken = (await steps()) - stepsBefore;
    return {
      ...outcome,
      ours: { stepsTaken: taken, ofOneMind, ...outcome.ours },
      ok: outcome.ok && ofOneMind && taken > 0,
    };
  },
};
