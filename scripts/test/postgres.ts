import { userInfo } from 'node:os';
import { Client } from 'pg';

const LOCAL = ['postgres', 'test'].map((user) => `postgres://${user}@127.0.0.1:5432/test`);

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The PostgreSQL on which the API tests run once more: TEST_DATABASE_URL, else a local database named test that asks no password. */
export async function findTestDatabase(): Promise<string | null> {
  const named = process.env.TEST_DATABASE_URL;
  const candidates = named ? [named] : [`postgres://${userInfo().username}@127.0.0.1:5432/test`, ...LOCAL];
  for (const url of candidates) {
    if (await answers(url)) return url;
  }
  if (named) throw new Error('No PostgreSQL answers at TEST_DATABASE_URL');
  return null;
}
