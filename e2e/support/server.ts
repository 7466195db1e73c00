import { createServer } from 'node:net';
import { newFolder } from './own-product.ts';

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const probe = createServer();
  const listening = Promise.withResolvers<void>();
  probe.listen(0, HOST, listening.resolve);
  await listening.promise;
  const address = probe.address();
  const closed = Promise.withResolvers<void>();
  probe.close(() => closed.resolve());
  await closed.promise;
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * Where this run's own server listens and keeps its data, and the folder it fills first (`serve.ts`), of which it and other
 * servers begin with a copy. Workers inherit all three from the run that chose them.
 */
export async function ownServer(): Promise<{ url: string; environment: Record<string, string> }> {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_PREPARED ??= newFolder();
  process.env.E2E_DATA_DIR ??= newFolder();
  const { E2E_PORT: port, E2E_DATA_DIR: folder } = process.env;
  return {
    url: `http://${HOST}:${port}`,
    environment: {
      HOST,
      PORT: port,
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      NODE_ENV: 'production',
      DATABASE_URL: '',
    },
  };
}
