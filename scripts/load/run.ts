import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { ATTEMPT_TIMEOUT_MS } from '@lodestar/contract/trying-again';
import autocannon from 'autocannon';
import { z } from 'zod';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import { quantile, register, rounded } from '../faults/support/caller.ts';
import { cleanUp } from '../faults/support/cleanup.ts';
import { ROOT } from '../set-up/place.mjs';
import {
  KINDS,
  type Kind,
  liveThrough,
  newTallies,
  newTally,
  type Signed,
  schoolOf,
  signIn,
  storedSave,
  type Tally,
} from './pupil.ts';

/** Parts of results day, in order; those named on the command line, else all. */
const PARTS = ['sign-ins', 'reads', 'steps', 'day'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pupils: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '600' } },
});
const unknown = positionals.filter((word) => !PARTS.some((part) => part === word));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${PARTS.join(', ')}`);
const isAsked = (part: (typeof PARTS)[number]) => positionals.length === 0 || positionals.includes(part);
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
    connections: CONNECTIONS,
    duration: MEASURE_SECONDS,
    ...options,
    url,
  });
  if (non2xx + errors > 0) console.error(`${url}: ${non2xx} refusals and ${errors} errors`);
  return requests.average;
}

const CONNECTIONS = 20;
const someone = (index: number) => `whoever-is-${index}`;

/** Each connection signs another pupil in: nobody signs in twenty times at once. */
function signInLoad(): Partial<autocannon.Options> {
  let opened = 0;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupClient: (client) => client.setBody(JSON.stringify(signInOf(someone(opened++ % CONNECTIONS)))),
  };
}

async function compareSignIns({ address, servers }: Cluster) {
  const alone = await hashingAlone();
  const one = await perSecond(`${servers[0]?.address}/api/auth/login`, signInLoad());
  const both = await perSecond(`${address}/api/auth/login`, signInLoad());
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

async function newcomers(address: string): Promise<Signed[]> {
  const signed: Signed[] = [];
  for (let begun = 0; begun < pupils; begun += 20) {
    const some = Array.from({ length: Math.min(20, pupils - begun) }, (_, index) => begun + index);
    signed.push(
      ...(await Promise.all(
        some.map(async (index) => {
          const [name, from] = [`load-${index}`, schoolOf(index)];
          const { token } = await register(address, name, { 'x-forwarded-for': from });
          return { name, from, token };
        }),
      )),
    );
  }
  return signed;
}

async function burstOfSignIns(address: string, signed: readonly Signed[]) {
  const tally = newTally();
  const begun = performance.now();
  await Promise.all(signed.map((pupil) => signIn(address, pupil, tally)));
  const burstSeconds = (performance.now() - begun) / 1_000;
  const { turnedAway, errors } = tally;
  const slowestFailed = rounded(tally.slowestFailed, 0);
  console.table({
    'burst of sign-ins': {
      pupils,
      'a second': rounded(pupils / burstSeconds),
      turnedAway,
      slowestFailed,
      errors,
    },
  });
  return { errors, slowestFailed };
}

const ms = (times: readonly number[], share: number) => rounded(quantile(times, share), 0);

function rowsOf(tallies: Readonly<Record<Kind, Tally>>) {
  return Object.fromEntries(
    KINDS.map((kind) => {
      const { times, turnedAway, broken, slowestFailed: slowest, later, errors } = tallies[kind];
      const slowestFailed = rounded(slowest, 0);
      const [p50, p95, p99] = [ms(times, 0.5), ms(times, 0.95), ms(times, 0.99)];
      return [
        kind,
        { answered: times.length, p50, p95, p99, turnedAway, broken, slowestFailed, later, errors },
      ];
    }),
  );
}

const sumOf = (tallies: Readonly<Record<Kind, Tally>>, of: (tally: Tally) => number) =>
  KINDS.reduce((sum, kind) => sum + of(tallies[kind]), 0);

const slowestFailedOf = (tallies: Readonly<Record<Kind, Tally>>) =>
  rounded(Math.max(...KINDS.map((kind) => tallies[kind].slowestFailed)), 0);

const STEP_SECONDS = Math.min(15, Math.max(6, seconds / 20));
const FIRST_STEP = 25;
/** More pupils that bring less than this much more work find the machine full. */
const HARDLY_MORE = 1.15;

/** So many pupils at once for a while, all servers up. */
async function stage(address: string, some: readonly Signed[], lasts: number) {
  const tallies = newTallies();
  const own = monitorEventLoopDelay();
  own.enable();
  const begun = performance.now();
  const goesOn = () => performance.now() < begun + lasts * 1_000;
  const living = some.map(async (pupil) => {
    await pause(Math.random() * 1_000);
    return liveThrough(address, pupil, tallies, goesOn);
  });
  await pause(lasts * 1_000);
  const perSecond = sumOf(tallies, ({ times }) => times.length) / lasts;
  await Promise.all(living);
  const { times } = tallies.save;
  return {
    perSecond,
    row: {
      'calls a second': rounded(perSecond),
      'save p50': ms(times, 0.5),
      'save p95': ms(times, 0.95),
      'save p99': ms(times, 0.99),
      turnedAway: sumOf(tallies, ({ turnedAway }) => turnedAway),
      slowestFailed: slowestFailedOf(tallies),
      errors: sumOf(tallies, ({ errors }) => errors),
      'pupils’ own lag p99': rounded(own.percentile(99) / 1e6, 0),
    },
  };
}

/** Twice as many pupils again and again until the machine is full, then as many as take half of what it gives. */
async function upToFull(address: string, signed: readonly Signed[]) {
  const rows: Record<string, unknown> = {};
  let most = 0;
  let slowestFailed = 0;
  let each = 0;
  for (let count = Math.min(FIRST_STEP, pupils); ; count = Math.min(2 * count, pupils)) {
    const { perSecond, row } = await stage(address, signed.slice(0, count), STEP_SECONDS);
    rows[`${count} pupils`] = row;
    slowestFailed = Math.max(slowestFailed, row.slowestFailed);
    each ||= perSecond / count;
    const isFull = perSecond < most * HARDLY_MORE;
    most = Math.max(most, perSecond);
    if (isFull || count === pupils) break;
  }
  const half = Math.max(1, Math.min(pupils, Math.round(most / 2 / each)));
  const { row } = await stage(address, signed.slice(0, half), 2 * STEP_SECONDS);
  rows[`half of that: ${half} pupils`] = row;
  console.table(rows);
  return { saveP95: row['save p95'], slowestFailed: Math.max(slowestFailed, row.slowestFailed) };
}

async function resultsDay({ address, servers }: Cluster, signed: readonly Signed[]) {
  const tallies = newTallies();
  const own = monitorEventLoopDelay();
  own.enable();
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
  console.table(rowsOf(tallies));
  console.log(
    `The pupils' own process lags by ${rounded(own.percentile(99) / 1e6, 0)} ms at the 99th percentile.`,
  );
  const left = KINDS.flatMap((kind) =>
    [...tallies[kind].left].map(([last, times]) => ({ kind, last, times })),
  );
  if (left.length > 0) console.table(left);
  return {
    lost,
    errors: sumOf(tallies, (tally) => tally.errors),
    saveP95: ms(tallies.save.times, 0.95),
    slowestFailed: slowestFailedOf(tallies),
  };
}

/** What half of what the machine gives must leave for a save. */
const SAVE_P95_MS = 300;

/** What it comes to, and the most that each may be. */
interface End {
  readonly figure: number;
  readonly atMost?: number;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
try {
  const cluster = await startCluster({ RATE_LIMIT: 'on' });
  if (typeof cluster === 'string') throw new Error(`The load cannot be brought about here: ${cluster}.`);
  for (let index = 0; index < CONNECTIONS; index += 1)
    await register(cluster.address, someone(index), { 'x-forwarded-for': schoolOf(index) });
  const load = () => rounded((loadavg()[0] ?? 0) / availableParallelism());
  console.log(`${availableParallelism()} processors, work waiting per processor at the start: ${load()}`);
  if (isAsked('sign-ins')) console.table(await compareSignIns(cluster));
  if (isAsked('reads')) console.table(await compareReads(cluster));
  const { address } = cluster;
  const signed = isAsked('steps') || isAsked('day') ? await newcomers(address) : [];
  const ends: Record<string, End> = {};
  const slowest = (part: string, figure: number) => {
    ends[`slowest answer that was not good, ${part}, ms`] = { figure, atMost: ATTEMPT_TIMEOUT_MS };
  };
  if (isAsked('steps')) {
    const { saveP95, slowestFailed } = await upToFull(address, signed);
    const what = 'p95 of saves at half of what the machine gives, ms';
    ends[what] = { figure: saveP95, atMost: SAVE_P95_MS };
    slowest('steps', slowestFailed);
  }
  if (isAsked('day')) {
    const burst = await burstOfSignIns(address, signed);
    const day = await resultsDay(cluster, signed);
    ends['acknowledged saves lost'] = { figure: day.lost, atMost: 0 };
    ends['errors after own retries'] = { figure: burst.errors + day.errors, atMost: 0 };
    ends['p95 of saves of the day, ms'] = { figure: day.saveP95 };
    slowest('day', Math.max(burst.slowestFailed, day.slowestFailed));
  }
  console.table(ends);
  const isKept = ({ figure, atMost = figure }: End) => figure <= atMost;
  process.exitCode = Object.values(ends).every(isKept) ? 0 : 1;
  console.log(
    `Work waiting per processor at the end: ${load()}. Servers, PostgreSQL, Redis, HAProxy and the pupils share ${availableParallelism()} processors: a second server adds no processor, so two to one says what the balancer costs, not what a second machine brings. Sign-ins are bound by hashing, saves by PostgreSQL's commits.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
