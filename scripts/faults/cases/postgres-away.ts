import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../../cluster/cluster.ts';
import { type Answered, call, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { type Settings, startProduct } from '../support/product.ts';
import { proxyBefore, type Weather } from '../support/proxy.ts';

const AWAY_MS = 10_000;
const HEALED_WITHIN_MS = 5_000;
const EVERY_MS = 100;

/** Asks again and again, a question each so often, until told to end. */
function asking(ask: () => Promise<Answered>): { end: () => Promise<readonly Answered[]> } {
  const asked: Promise<Answered>[] = [];
  const timer = setInterval(() => asked.push(ask()), EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}

/** Where a service answers, or why it cannot be had here. */
type Serve = (settings: Settings) => Promise<{ readonly address: string } | string>;

function away(name: string, weather: Weather, refusedWithinMs: number, serve: Serve = startProduct): Fault {
  return {
    name,
    mustMeet: `writes 503 within ${refusedWithinMs / 1_000} s, programme reads stay 200, healed within 5 s without restart`,
    databases: ['postgres'],
    limitSeconds: 90,
    run: async (place) => {
      const proxy = await proxyBefore(place);
      const served = await serve(proxy.place.settings);
      if (typeof served === 'string') return { kind: 'skipped', why: served };
      const { address } = served;
      const { token } = await register(address, 'writer');
      const write = () =>
        call(address, 'PATCH', '/api/auth/me', { token, body: { preferred_language: 'tc' } });
      const read = () => call(address, 'GET', '/api/programmes/Programmes_2026/code/JS6456');
      await write();

      proxy.turn(weather);
      const writing = asking(write);
      const reading = asking(read);
      await pause(AWAY_MS);
      const [written, readBack] = await Promise.all([writing.end(), reading.end()]);
      proxy.turn('passes');
      const back = performance.now();
      let healed = Number.POSITIVE_INFINITY;
      while (healed === Number.POSITIVE_INFINITY && performance.now() - back < 30_000) {
        if ((await write()).status === 200) healed = performance.now() - back;
        else await pause(EVERY_MS);
      }

      const slowest = Math.max(...written.map(({ ms }) => ms));
      const others = written.filter(({ status }) => status !== 503).map(({ status }) => status);
      const ours = {
        writes: written.length,
        slowestWriteMs: rounded(slowest, 0),
        otherThan503: [...new Set(others)],
        reads: readBack.length,
        readsNot200: readBack.filter(({ status }) => status !== 200).length,
        healedAfterMs: rounded(healed, 0),
      };
      const refused = others.length === 0 && slowest <= refusedWithinMs;
      return measured(ours, refused && ours.readsNot200 === 0 && healed <= HEALED_WITHIN_MS);
    },
  };
}

export const postgresGone = away('PostgreSQL gone 10 s', 'gone', 2_000);
export const postgresSilent = away('PostgreSQL silent 10 s', 'silent', 2_000);
export const postgresGoneForTwo = away(
  'PostgreSQL gone under two servers: programmes are read on',
  'gone',
  2_000,
  startCluster,
);
