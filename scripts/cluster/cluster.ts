import { temporaryPort } from '../faults/support/free-port.ts';
import { newPlace } from '../faults/support/place.ts';
import { type Product, type Settings, startProduct } from '../faults/support/product.ts';
import { startRedis } from '../faults/support/redis.ts';
import { BUILT_SERVER, ensureBuilt } from '../set-up/build.mjs';
import { isHaproxyHere, startBalancer } from './balancer.ts';

/** Two built servers on one PostgreSQL and one Redis, behind HAProxy as deploy/ sets it up. */
export interface Cluster {
  /** Where pupils come in: HAProxy, with TLS. */
  readonly address: string;
  readonly servers: readonly Product[];
  readonly redis: { readonly kill: (signal: NodeJS.Signals) => boolean };
  /** Starts one again, on its port and with what it was started with; `main`: another version of it. */
  readonly start: (index: number, main?: string) => Promise<Product>;
}

/** The cluster, or what of it this machine does not have. `first`: the version that both servers begin with. */
export async function startCluster(
  settings: Settings = {},
  each: readonly Settings[] = [],
  first: string = BUILT_SERVER,
): Promise<Cluster | string> {
  const place = await newPlace('postgres');
  if (place === null) return 'no PostgreSQL answers at TEST_DATABASE_URL or locally';
  const redisPort = await temporaryPort();
  const redis = await startRedis(redisPort);
  if (redis === null) return 'there is no redis-server';
  if (!isHaproxyHere()) return 'there is no haproxy';
  ensureBuilt();
  const ports = [await temporaryPort(), await temporaryPort()] as const;
  const servers: Product[] = [];
  const start = async (index: number, main = first) => {
    const own = { ...place.settings, ...settings, ...each[index], PORT: String(ports[index]) };
    const shared = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, TRUST_PROXY: 'loopback', ...own };
    const key = { SECOND_FACTOR_KEY: 'a key of the cluster, 32 letters' };
    const server = await startProduct({ ...key, ...shared }, main);
    servers[index] = server;
    return server;
  };
  await start(0);
  await start(1);
  // Those who bring pupils about say in a header from which school each of them calls.
  const address = await startBalancer([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`], {
    LODESTAR_BEHIND_PROXY: 'yes',
  });
  return { address, servers, redis, start };
}
