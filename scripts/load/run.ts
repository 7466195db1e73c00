import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { z } from 'zod';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { PASSWORD, quantile, register, rounded } from '../faults/support/caller.ts';
import { cleanUp } from '../faults/support/cleanup.ts';
import { ROOT } from '../set-up/place.mjs';
import { KINDS, liveThrough, newTally, type Signed, signIn, storedSave } from './pupil.ts';

const { values } = parseArgs({
  options: { pupils: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '600' } },
});
const pupils = Number(values.pupils);
const seconds = Number(values.seconds);
const MEASURE_SECONDS = Math.min(10, Math.max(3, seconds / 6));

/** Passwords checked a second on all processors when nothing else is done. */
async function hashingAlone(): Promise<number> {
  const child = fork(join(ROOT, 'apps/api/bench/support/hash-loop.ts'));
  child.send({ seconds: MEASURE_SECONDS });
  const [sent] = await once(child, 'message');
  child.disconnect();
  return z.object({ perSecond: z.number() }).parse(sent).perSecond;
}

/** Requests answered a second, from as many connections as are told. */
async function perSecond(url: string, options: Partial<autocannon.Options>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    connections: 20,
    duration: MEASURE_SECONDS,
    ...options,
    url,
  });
  if (non2xx + errors > 0) console.error(`${url}: ${non2xx} refusals and ${errors} errors`);
  return requests.average;
}

const FIRST = 'whoever-is-first';
const signInLoad: Partial<autocannon.Options> = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: FIRST, password: PASSWORD }),
};

async function compareSignIns({ address, servers }: Cluster) {
  const alone = await hashingAlone();
  const one = await perSecond(`${servers[0]?.address}/api/auth/login`, signInLoad);
  const both = await perSecond(`${address}/api/auth/login`, signInLoad);
  return {
    'hashing alone, a second': rounded(alone),
    'sign-ins, one server': rounded(one),
    'sign-ins, both': rounded(both),
    'both to hashing alone': rounded(both / alone, 2),
  };
}

async function compareReads({ address, servers }: Cluster) {
  const path = '/api/programmes/Programmes_2026/code/JS6456';
  const one = await perSecond(`${servers[0]?.address}${path}`, {});
  const both = await perSecond(`${address}${path}`, {});
  return {
    'reads, one server': rounded(one),
    'reads, both through HAProxy': rounded(both),
    'two to one': rounded(both / one, 2),
  };
}

async function newcomers(address: string, count: number): Promise<Signed[]> {
  const signed: Signed[] = [];
  for (let begun = 0; begun < count; begun += 20) {
    const some = Array.from({ length: Math.min(20, count - begun) }, (_, index) => `load-${begun + index}`);
    signed.push(
      ...(await Promise.all(
        some.map(async (name) => ({ name, token: (await register(address, name)).token })),
      )),
    );
  }
  return signed;
}

async function resultsDay(cluster: Cluster) {
  const { address, servers } = cluster;
  const signed = await newcomers(address, pupils);
  const signIns = newTally();
  const begun = performance.now();
  await Promise.all(signed.map(({ name }) => signIn(address, name, signIns)));
  const burstSeconds = (performance.now() - begun) / 1_000;
  const tallies = {
    read: newTally(),
    classify: newTally(),
    reorder: newTally(),
    save: newTally(),
    ask: newTally(),
  };
  const until = performance.now() + seconds * 1_000;
  const rampMs = (seconds * 1_000) / 3;
  const living = signed.map(async (pupil, index) => {
    await pause((index / signed.length) * rampMs);
    return { pupil, saved: await liveThrough(address, pupil, tallies, () => performance.now() < until) };
  });
  const killing = pause((seconds * 1_000) / 2).then(() => servers[0]?.end('SIGKILL'));
  const lived = await Promise.all(living);
  await killing;
  let lost = 0;
  for (const { pupil, saved } of lived) if ((await storedSave(address, pupil)) < saved) lost += 1;
  console.table({
    'burst of sign-ins': { pupils, 'a second': rounded(pupils / burstSeconds), errors: signIns.errors },
  });
  console.table(
    Object.fromEntries(
      KINDS.map((kind) => {
        const { times, turnedAway, broken, errors } = tallies[kind];
        const ms = (share: number) => rounded(quantile(times, share), 0);
        return [
          kind,
          { answered: times.length, p50: ms(0.5), p95: ms(0.95), p99: ms(0.99), turnedAway, broken, errors },
        ];
      }),
    ),
  );
  const errors = KINDS.reduce((sum, kind) => sum + tallies[kind].errors, signIns.errors);
  return { lost, errors, saveP95: quantile(tallies.save.times, 0.95) };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
try {
  const cluster = await startCluster();
  if (typeof cluster === 'string') throw new Error(`The load cannot be brought about here: ${cluster}.`);
  await register(cluster.address, FIRST);
  const load = () => rounded((loadavg()[0] ?? 0) / availableParallelism());
  console.log(`${availableParallelism()} processors, work waiting per processor at the start: ${load()}`);
  console.table(await compareSignIns(cluster));
  console.table(await compareReads(cluster));
  const { lost, errors, saveP95 } = await resultsDay(cluster);
  console.table({
    'acknowledged saves lost': lost,
    'errors after own retries': errors,
    'p95 of saves, ms': rounded(saveP95, 0),
  });
  console.log(
    `Work waiting per processor at the end: ${load()}. Servers, PostgreSQL, Redis, HAProxy and the pupils share ${availableParallelism()} processors: a second server adds no processor, so two to one says what the balancer costs, not what a second machine brings. Sign-ins are bound by hashing, saves by PostgreSQL's commits.`,
  );
  process.exitCode = lost === 0 && errors === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
