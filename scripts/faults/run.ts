import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../set-up/build.mjs';
import { backupUnderLoad } from './cases/backup.ts';
import { cheapFailures } from './cases/cheap-failures.ts';
import {
  clockSkew,
  deployInTheMiddle,
  failedOver,
  oneOfTwoKilled,
  redisGoneForTwo,
  streamOfADeadServer,
} from './cases/cluster.ts';
import { diskFull } from './cases/disk-full.ts';
import { enumeration } from './cases/enumeration.ts';
import { greedyPupil } from './cases/greedy-pupil.ts';
import { halfLoad } from './cases/half-load.ts';
import { heldSocket } from './cases/held-socket.ts';
import { killed } from './cases/killed.ts';
import { modelFaults } from './cases/model-faults.ts';
import { openFolder } from './cases/open-folder.ts';
import { postgresGone, postgresGoneForTwo, postgresSilent } from './cases/postgres-away.ts';
import { redisHangs, redisKilled } from './cases/redis-away.ts';
import { retryingClients } from './cases/retrying-clients.ts';
import { samePost } from './cases/same-post.ts';
import { secondProcess } from './cases/second-process.ts';
import { slowDatabase } from './cases/slow-database.ts';
import { terminated } from './cases/terminated.ts';
import { twoTabs } from './cases/two-tabs.ts';
import { updatedInTheMiddle } from './cases/version-before.ts';
import { rounded } from './support/caller.ts';
import { cleanUp } from './support/cleanup.ts';
import type { Fault, Outcome } from './support/fault.ts';
import { type DatabaseKind, newPlace } from './support/place.ts';

const FAULTS: readonly Fault[] = [
  killed,
  terminated,
  heldSocket,
  openFolder,
  postgresGone,
  postgresGoneForTwo,
  postgresSilent,
  slowDatabase,
  twoTabs,
  samePost,
  diskFull,
  secondProcess,
  backupUnderLoad,
  enumeration,
  retryingClients,
  greedyPupil,
  cheapFailures,
  redisKilled,
  redisHangs,
  modelFaults,
  halfLoad,
  oneOfTwoKilled,
  deployInTheMiddle,
  updatedInTheMiddle,
  failedOver,
  redisGoneForTwo,
  streamOfADeadServer,
  clockSkew,
];

async function bounded(fault: Fault, kind: DatabaseKind): Promise<Outcome> {
  const place = await newPlace(kind);
  if (place === null) return { kind: 'skipped', why: 'no PostgreSQL answers' };
  const over = new AbortController();
  const late = pause(fault.limitSeconds * 1_000, null, { signal: over.signal }).then((): Outcome => {
    throw new Error(`not over after ${fault.limitSeconds} s`);
  });
  late.catch(() => {});
  return Promise.race([fault.run(place), late]).finally(() => over.abort());
}

async function bringAbout(fault: Fault, database: DatabaseKind): Promise<boolean> {
  const { name, mustMeet } = fault;
  const tell = (what: Readonly<Record<string, unknown>>) => {
    const load = rounded((loadavg()[0] ?? 0) / availableParallelism());
    console.log(JSON.stringify({ fault: name, database, mustMeet, ...what, load }));
  };
  try {
    const outcome = await bounded(fault, database);
    if (outcome.kind === 'skipped') tell({ ours: null, ok: null, skipped: outcome.why });
    else tell({ ours: outcome.ours, ok: outcome.ok });
    return outcome.kind === 'skipped' || outcome.ok;
  } catch (error) {
    tell({ ours: { failed: error instanceof Error ? error.message : 'unknown' }, ok: false });
    return false;
  } finally {
    await cleanUp();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

const wanted = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) throw new Error(`No fault has this in its name: ${wanted.join(', ')}`);
ensureBuilt();
let allWell = true;
for (const fault of chosen)
  for (const database of fault.databases) allWell = (await bringAbout(fault, database)) && allWell;
process.exitCode = allWell ? 0 : 1;
