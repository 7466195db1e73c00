import { currentYear, importProgrammes } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, type Pupil, registered, registeredAdmin } from '../../testing/pupil.ts';
import { changed, shippedFile, smallFile } from '../../testing/year-files.ts';

let running: TestApp;
let admin: Pupil;
beforeAll(async () => {
  running = await openTestApp({ environment: { RATE_LIMIT: 'off' } });
  admin = await registeredAdmin(running, { User_ID: 'zoe' });
});
afterAll(() => running.close());

const send = (file: unknown, query = '', who: Pick<Pupil, 'call'> = admin) =>
  who.call('POST', `${importProgrammes.path}${query}`, file);
const statusOf = async (path: string) => (await running.app.inject(path)).statusCode;

test('a good file is imported and served at once', async () => {
  const { report } = answerOf(importProgrammes, await send(smallFile(2041)));
  expect(report).toEqual({
    kind: 'imported',
    collection: 'Programmes_2041',
    programmes: 3,
    added: smallFile(2041).programmes.map(({ code }) => code),
    changed: [],
    removed: [],
  });
  expect(await statusOf('/api/programmes/Programmes_2041')).toBe(200);
  const current = answerOf(currentYear, await running.app.inject(currentYear.path));
  expect(current.collection).toBe('Programmes_2041');
});

test('a whole year’s file fits', async () => {
  const file = changed(shippedFile(2026), 0, { intake: 999 });
  const { report } = answerOf(importProgrammes, await send(file, '?dryRun=true'));
  expect(report).toMatchObject({ kind: 'acceptable', added: [], changed: [file.programmes[0]?.code] });
});

test('a dry run changes nothing', async () => {
  const { report } = answerOf(importProgrammes, await send(smallFile(2042), '?dryRun=true'));
  expect(report).toMatchObject({ kind: 'acceptable', collection: 'Programmes_2042' });
  expect(await statusOf('/api/programmes/Programmes_2042')).toBe(404);
});

describe('a file that cannot be right', () => {
  const file = changed(smallFile(2043), 1, { code: 'oops' });

  test('is told in full in a dry run, by codes that a page can word', async () => {
    const { report } = answerOf(importProgrammes, await send(file, '?dryRun=true'));
    const complaints = [{ row: 'oops', field: 'code', why: { code: 'wrongForm', value: 'oops' } }];
    expect(report).toEqual({ kind: 'refused', complaints });
  });

  test('is 400 otherwise, with every complaint by row, field and code', async () => {
    const error = errorOf(await send(file, '?dryRun=false'), 400);
    expect(error.params).toEqual({ fields: [{ field: 'oops.code', problem: 'wrongForm', value: 'oops' }] });
    const nameless = { ...file, format: 2, programmes: [{ ...file.programmes[0], code: 7, intake: -1 }] };
    expect(errorOf(await send(nameless), 400).params).toEqual({
      fields: [
        { field: 'format', problem: 'unknownValue', value: '2' },
        { field: 'programmes.0.code', problem: 'wrongKind' },
        { field: 'programmes.0.intake', problem: 'tooLow' },
      ],
    });
    errorOf(await send({}), 400);
    errorOf(await send([]), 400);
    errorOf(await send({ ...smallFile(2043), format: 2 }), 400);
    expect(await statusOf('/api/programmes/Programmes_2043')).toBe(404);
  });

  test('nor is a wish that is none', async () => {
    errorOf(await send(smallFile(2043), '?dryRun=maybe'), 400);
    errorOf(await send(undefined), 400);
  });

  test('more than 8 MiB is 413', async () => {
    errorOf(await send({ padding: 'x'.repeat(8 * 1_024 * 1_024) }), 413);
  });
});

test('only admins import', async () => {
  const pupil = await registered(running);
  errorOf(await callAs(running, null, 'POST', importProgrammes.path, smallFile(2044)), 401);
  errorOf(await send(smallFile(2044), '', pupil), 403);
  expect(await statusOf('/api/programmes/Programmes_2044')).toBe(404);
});
