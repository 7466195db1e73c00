import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterwards } from '../faults/support/cleanup.ts';
import { temporaryPort } from '../faults/support/free-port.ts';
import { newPlace, temporaryFolder } from '../faults/support/place.ts';
import { type Product, type Settings, startProduct } from '../faults/support/product.ts';
import { startRedis } from '../faults/support/redis.ts';
import { ensureBuilt } from '../set-up/build.mjs';
import { ROOT } from '../set-up/place.mjs';

const CONFIGURATION = join(ROOT, 'deploy', 'haproxy', 'haproxy.cfg');
const PATIENCE_MS = 20_000;

/** Two built servers on one PostgreSQL and one Redis, behind HAProxy as deploy/ sets it up. */
export interface Cluster {
  /** Where pupils come in: HAProxy, with TLS. */
  readonly address: string;
  readonly servers: readonly Product[];
  readonly redis: { readonly kill: (signal: NodeJS.Signals) => boolean };
  /** Starts one again, on its port and with what it was started with. */
  readonly start: (index: number) => Promise<Product>;
}

/** The cluster, or what of it this machine does not have. */
export async function startCluster(
  settings: Settings = {},
  each: readonly Settings[] = [],
): Promise<Cluster | string> {
  const place = await newPlace('postgres');
  if (place === null) return 'no PostgreSQL answers at TEST_DATABASE_URL or locally';
  const redisPort = await temporaryPort();
  const redis = await startRedis(redisPort);
  if (redis === null) return 'there is no redis-server';
  if (spawnSync('haproxy', ['-v'], withSbin).status !== 0) return 'there is no haproxy';
  ensureBuilt();
  const ports = [await temporaryPort(), await temporaryPort()];
  const servers: Product[] = [];
  const start = async (index: number) => {
    const own = { ...place.settings, ...settings, ...each[index], PORT: String(ports[index]) };
    const shared = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, TRUST_PROXY: 'loopback', ...own };
    const server = await startProduct({ SECOND_FACTOR_KEY: 'a key of the cluster, 32 letters', ...shared });
    servers[index] = server;
    return server;
  };
  await start(0);
  await start(1);
  return { address: await startBalancer(ports), servers, redis, start };
}

/** Debian puts it where only root looks. */
const withSbin = { env: { PATH: `${process.env.PATH}:/usr/sbin` } };

async function startBalancer(ports: readonly number[]): Promise<string> {
  const certificate = certificateIn(temporaryFolder());
  const port = await temporaryPort();
  const child = spawn('haproxy', ['-db', '-q', '-f', CONFIGURATION], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...withSbin.env,
      LODESTAR_BIND: `127.0.0.1:${port}`,
      LODESTAR_CERTIFICATE: certificate,
      LODESTAR_SERVER_1: `127.0.0.1:${ports[0]}`,
      LODESTAR_SERVER_2: `127.0.0.1:${ports[1]}`,
    },
  });
  afterwards(() => child.kill('SIGKILL'));
  const address = `https://127.0.0.1:${port}`;
  const until = performance.now() + PATIENCE_MS;
  const isUp = () =>
    fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (performance.now() > until) throw new Error('HAProxy does not answer');
    await pause(100);
  }
  return address;
}

/** A certificate of this run alone, which this process believes. */
function certificateIn(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    join(folder, name),
  );
  if (key === undefined || certificate === undefined || both === undefined) throw new Error('no names');
  const made = [
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ];
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...made,
  ]);
  if (status !== 0) throw new Error('openssl made no certificate');
  const text = readFileSync(certificate, 'utf8');
  writeFileSync(both, text + readFileSync(key, 'utf8'), { mode: 0o600 });
  setDefaultCACertificates([...getCACertificates('default'), text]);
  return both;
}
