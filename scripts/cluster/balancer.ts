import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterwards } from '../faults/support/cleanup.ts';
import { temporaryPort } from '../faults/support/free-port.ts';
import { temporaryFolder } from '../faults/support/place.ts';
import type { Settings } from '../faults/support/product.ts';
import { ROOT } from '../set-up/place.mjs';

const CONFIGURATION = join(ROOT, 'deploy', 'haproxy', 'haproxy.cfg');
const PATIENCE_MS = 20_000;

/** Debian puts it where only root looks. */
const withSbin = { env: { PATH: `${process.env.PATH}:/usr/sbin` } };

export const isHaproxyHere = () => spawnSync('haproxy', ['-v'], withSbin).status === 0;

/** HAProxy as deploy/ sets it up, in front of two servers by host and port; where it answers, with TLS. */
export async function startBalancer(
  [one, two]: readonly [string, string],
  settings: Settings = {},
): Promise<string> {
  const certificate = certificateIn(temporaryFolder());
  const port = await temporaryPort();
  const child = spawn('haproxy', ['-db', '-q', '-f', CONFIGURATION], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...withSbin.env,
      LODESTAR_BIND: `127.0.0.1:${port}`,
      LODESTAR_CERTIFICATE: certificate,
      LODESTAR_SERVER_1: one,
      LODESTAR_SERVER_2: two,
      ...settings,
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
