import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyPrepared } from '../testing/database.ts';
import { PlanKeepingPglite } from './plan-keeping-pglite.ts';

const embeddedOnly = test.skipIf(inject('prepared').kind !== 'folder');

async function opened(): Promise<PlanKeepingPglite> {
  const { place, remove } = await copyPrepared();
  if (place.kind !== 'folder') throw new Error('this is about PGlite');
  const client = new PlanKeepingPglite(join(place.dataFolder, 'database'));
  onTestFinished(async () => {
    await client.close();
    await remove();
  });
  return client;
}

const keptBy = async (client: PlanKeepingPglite) => {
  const [answer] = await client.exec('select count(*)::int as kept from pg_prepared_statements');
  return answer?.rows;
};

embeddedOnly(
  'a question asked again is planned once, and answered with its own values each time',
  async () => {
    const client = await opened();
    const question = 'select $1::text as text, $2::jsonb as json, $3::int as number, $4::bool as truth';
    const asked = [
      ['啟明', { list: [1, null] }, 1, true],
      [null, [], -7, false],
      ['', undefined, 0, null],
    ];
    const before = await keptBy(client);
    expect(before).toEqual([{ kept: 1 }]);
    for (const values of asked) {
      const { rows } = await client.query(question, values, { rowMode: 'array' });
      expect(rows).toEqual([values.map((value) => value ?? null)]);
    }
    expect(await keptBy(client)).toEqual([{ kept: 2 }]);
  },
);

embeddedOnly('a question that fails spoils neither itself nor the next', async () => {
  const client = await opened();
  const divide = 'select 10 / $1::int as share';
  await expect(client.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
  expect((await client.query(divide, [5])).rows).toEqual([{ share: 2 }]);
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  await expect(client.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect((await client.query(divide, [2])).rows).toEqual([{ share: 5 }]);
});

embeddedOnly('questions beyond counting leave only so many behind, and are answered again', async () => {
  const client = await opened();
  const numbers = Array.from({ length: 250 }, (_, index) => index);
  for (const number of [...numbers, 0]) {
    expect((await client.query(`select ${number} + $1::int as sum`, [1])).rows).toEqual([
      { sum: number + 1 },
    ]);
  }
  expect(await keptBy(client)).toEqual([{ kept: 100 }]);
});

embeddedOnly('what a transaction writes is seen, and what it takes back is not', async () => {
  const client = await opened();
  const count = async () =>
    (await client.query('select count(*)::int from login_failures', [], { rowMode: 'array' })).rows;
  const add = `insert into login_failures values ($1, 'here', false, 1, now(), null)`;
  expect(await count()).toEqual([[0]]);
  await client.transaction((tx) => tx.query(add, ['kept']));
  await client.transaction(async (tx) => {
    await tx.query(add, ['taken back']);
    await tx.rollback();
  });
  expect(await count()).toEqual([[1]]);
  expect((await client.query(add, ['one more'])).affectedRows).toBe(1);
  await expect(client.query(add, ['one more'])).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toEqual([[2]]);
});
