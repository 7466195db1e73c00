import { setTimeout as pause } from 'node:timers/promises';
import { signInOf } from '@lodestar/contract/testing/registration.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { KINDS, liveThrough, newTallies, type Signed, schoolOf, storedSave } from '../../load/pupil.ts';
import { slowModel } from '../support/broken-model.ts';
import { call, register } from '../support/caller.ts';
import { type Fault, measured, type Outcome } from '../support/fault.ts';
import type { Settings } from '../support/product.ts';
import { startReplicatedPostgres } from '../support/replicated-postgres.ts';

const PUPILS = 12;
const LIVED_MS = 12_000;

async function onTheCluster(
  work: (cluster: Cluster) => Promise<Outcome>,
  settings: Settings = {},
  each: readonly Settings[] = [],
): Promise<Outcome> {
  const cluster = await startCluster(settings, each);
  return typeof cluster === 'string' ? { kind: 'skipped', why: cluster } : work(cluster);
}

/** Pupils at work through the balancer while something happens to the servers behind it. */
export async function whilePupilsWork(cluster: Cluster, happens: () => Promise<unknown>): Promise<Outcome> {
  const { address } = cluster;
  const signed: Signed[] = [];
  for (let index = 0; index < PUPILS; index++) {
    const name = `pupil-${index}`;
    signed.push({ name, from: schoolOf(index), token: (await register(address, name)).token });
  }
  const tallies = newTallies();
  const until = performance.now() + LIVED_MS;
  let isOver = false;
  const happening = pause(LIVED_MS / 4)
    .then(happens)
    .finally(() => {
      isOver = true;
    });
  const goesOn = () => !isOver || performance.now() < until;
  const living = signed.map((pupil) => liveThrough(address, pupil, tallies, goesOn));
  const saved = await Promise.all(living);
  await happening;
  let lost = 0;
  for (const [index, pupil] of signed.entries())
    if ((await storedSave(address, pupil)) < (saved[index] ?? 0)) lost += 1;
  const sum = (of: 'errors' | 'broken' | 'turnedAway' | 'later') =>
    KINDS.reduce((all, kind) => all + tallies[kind][of], 0);
  const answered = KINDS.reduce((all, kind) => all + tallies[kind].times.length, 0);
  const left = KINDS.flatMap((kind) => [...tallies[kind].left.keys()].map((last) => `${kind}: ${last}`));
  const ours = {
    answered,
    left: left.join('; '),
    lost,
    errors: sum('errors'),
    triedAgain: sum('broken') + sum('turnedAway'),
    savedLater: sum('later'),
  };
  return measured(ours, answered > 0 && lost === 0 && ours.errors === 0);
}

const common = { databases: ['postgres'], limitSeconds: 180 } as const;

export const oneOfTwoKilled: Fault = {
  ...common,
  name: 'one of two servers killed',
  mustMeet: 'acknowledged and lost 0, errors after own tries 0',
  run: () =>
    onTheCluster((cluster) => whilePupilsWork(cluster, async () => cluster.servers[0]?.end('SIGKILL'))),
};

export const deployInTheMiddle: Fault = {
  ...common,
  name: 'a deploy in the middle: each of two servers stopped and started',
  mustMeet: 'acknowledged and lost 0, errors after own tries 0',
  run: () =>
    onTheCluster((cluster) =>
      whilePupilsWork(cluster, async () => {
        for (const [index, server] of [...cluster.servers].entries()) {
          await server.end('SIGTERM');
          await cluster.start(index);
          // The balancer looks once a second.
          await pause(2_000);
        }
      }),
    ),
};

export const redisGoneForTwo: Fault = {
  ...common,
  name: 'Redis gone under two servers',
  mustMeet: 'acknowledged and lost 0, errors after own tries 0',
  run: () =>
    onTheCluster((cluster) => whilePupilsWork(cluster, async () => cluster.redis.kill('SIGKILL')), {
      RATE_LIMIT: 'on',
    }),
};

export const failedOver: Fault = {
  ...common,
  name: 'PostgreSQL failed over to its replica under two servers',
  mustMeet: 'acknowledged and lost 0, errors after own tries 0',
  run: async () => {
    const postgres = await startReplicatedPostgres();
    if (typeof postgres === 'string') return { kind: 'skipped', why: postgres };
    let failOverMs = 0;
    const failOver = async () => {
      failOverMs = await postgres.failOver();
    };
    const outcome = await onTheCluster((cluster) => whilePupilsWork(cluster, failOver), {
      DATABASE_URL: postgres.url,
    });
    return outcome.kind === 'skipped' ? outcome : { ...outcome, ours: { failOverMs, ...outcome.ours } };
  },
};

export const streamOfADeadServer: Fault = {
  ...common,
  name: 'a stream whose server dies',
  mustMeet: 'the message kept, the chat read at the other server',
  run: async () => {
    const model = { EDDY_BASE_URL: await slowModel(), EDDY_MODEL: 'slow', EDDY_API_KEY: 'none' };
    return onTheCluster(async ({ address, servers }) => {
      const { token, user } = await register(address, 'listener');
      const begin = { User_ID: user.User_ID, initial_message: 'Hello' };
      const created = await call(address, 'POST', '/api/chat/create', { token, body: begin });
      const { Chat_ID } = JSON.parse(created.text);
      const headers = { accept: 'text/event-stream' };
      const [first, second] = servers;
      if (first === undefined || second === undefined) throw new Error('there are not two servers');
      const body = { Text: 'How are things?' };
      const dying = call(first.address, 'POST', `/api/chat/${Chat_ID}/message`, { token, body, headers });
      await pause(1_000);
      await first.end('SIGKILL');
      const cut = await dying;
      const read = await call(address, 'GET', `/api/chat/${Chat_ID}`, { token });
      const kept = read.text.includes(body.Text);
      const ours = { cutOff: !cut.text.includes('event: done'), kept, readStatus: read.status };
      return measured(ours, ours.cutOff && kept && read.status === 200);
    }, model);
  },
};

/** Loaded before the server: its clock is five minutes ahead. */
const AHEAD = `--import=data:text/javascript,${encodeURIComponent(
  'const D=Date,now=()=>D.now()+3e5;globalThis.Date=new Proxy(D,{construct:(t,a,n)=>Reflect.construct(t,a.length?a:[now()],n),get:(t,k)=>k==="now"?now:Reflect.get(t,k)})',
)}`;

export const clockSkew: Fault = {
  ...common,
  name: "one server's clock five minutes ahead",
  mustMeet: 'sessions, saves and sign-ins of either go on at the other',
  run: () =>
    onTheCluster(
      async ({ servers }) => {
        const statuses: number[] = [];
        for (const [index, here] of servers.entries()) {
          const there = servers[1 - index];
          if (there === undefined) throw new Error('there are not two servers');
          const { token, user } = await register(here.address, `early-${index}`);
          const body = { preferred_language: 'tc' };
          statuses.push((await call(there.address, 'PATCH', '/api/auth/me', { token, body })).status);
          statuses.push((await call(here.address, 'GET', '/api/auth/me', { token })).status);
          const login = signInOf(user.User_ID);
          statuses.push((await call(there.address, 'POST', '/api/auth/login', { body: login })).status);
        }
        return measured(
          { statuses },
          statuses.every((status) => status === 200),
        );
      },
      {},
      [{}, { NODE_OPTIONS: AHEAD }],
    ),
};
