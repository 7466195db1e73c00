import { readyLine } from '@lodestar/contract/ready-line';
import { cleanUp } from '../faults/support/cleanup.ts';
import { startCluster } from './cluster.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(0)));

const cluster = await startCluster({ RATE_LIMIT: 'on', LOG_LEVEL: 'warn' });
if (typeof cluster === 'string') {
  console.error(`The cluster cannot be shown here: ${cluster}.`);
  await cleanUp();
  process.exitCode = 1;
} else {
  const servers = cluster.servers.map(({ address, pid }) => `${address} (process ${pid})`);
  console.log(readyLine(cluster.address));
  console.log(`Behind it are ${servers.join(' and ')}.`);
  console.log('Its database goes when it ends. Ctrl-C ends it.');
}
