import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { presetSubjectSchema, programmeProfileSchema, readAllRows } from '@lodestar/contract';
import { matchPercent } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { temporaryFolder } from '../../testing/database.ts';
import { ABILITY_FILES } from '../../testing/places.ts';
import { callAs, registered } from '../../testing/pupil.ts';
import { readAbilityFiles } from './ability-files.ts';
import { createAbilityService } from './service.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const ask = (verb: string, body: unknown, headers = {}) =>
  callAs(running, null, 'POST', `/api/database/${verb}`, body, { headers });

const COLLECTIONS = [
  ['preset_subjects', presetSubjectSchema, 20],
  ['prog_data_2025', programmeProfileSchema, 400],
] as const;

describe.each(COLLECTIONS)('%s', (collection, schema, atLeast) => {
  const rows = async () =>
    z.array(schema).parse(answerOf(readAllRows, await ask('readAll', { collection })).data);

  test('is given out whole, to nobody in particular', async () => {
    expect((await rows()).length).toBeGreaterThan(atLeast);
    const pupil = await registered(running);
    const own = await pupil.call('POST', '/api/database/readAll', { collection });
    expect(own.json().data).toEqual(await rows());
  });

  test('is sent again only when it has changed', async () => {
    const { etag } = (await ask('readAll', { collection })).headers;
    const again = await ask('readAll', { collection }, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
  });

  test('gives one row by its _id, and by nothing else', async () => {
    const [row] = await rows();
    const found = await ask('read', { collection, ID: '_id', rowID: row?._id });
    expect(found.json()).toEqual(row);
    errorOf(await ask('read', { collection, ID: 'code', rowID: row?.code }), 400);
    errorOf(await ask('read', { collection, ID: '_id', rowID: 'none' }), 404);
  });
});

describe('the service', () => {
  test('names the best matches in the pupil’s language, best first', async () => {
    const files = await readAbilityFiles(ABILITY_FILES);
    const service = createAbilityService(files);
    const scores = [4.7, 4.7, 3.1, 2, 2, 2] as const;
    for (const language of ['en', 'tc', 'sc'] as const) {
      const { subjects, programmes } = service.bestMatches(scores, language);
      expect([subjects.length, programmes.length]).toEqual([5, 5]);
      const percents = programmes.map(({ percent }) => percent);
      expect(percents).toEqual([...percents].sort((a, b) => b - a));
      const [best] = programmes;
      const row = files.programmes.find(({ code }) => code === best?.code);
      expect(best?.percent).toBe(matchPercent(scores, row?.ability ?? []));
    }
    const nameIn = (language: 'tc' | 'sc') => service.bestMatches(scores, language).programmes[0]?.name;
    expect(nameIn('tc')).toMatch(/學/);
    expect(nameIn('sc')).toMatch(/学/);
  });

  test.each(['preset-subjects.json', 'prog-data.json', 'areas.json', 'recommendation/tc.json'])(
    'does not start with %s damaged, and says so',
    async (name) => {
      const folder = await temporaryFolder();
      await cp(ABILITY_FILES, folder, { recursive: true });
      const path = join(folder, name);
      await writeFile(path, (await readFile(path, 'utf8')).replace(/"(_id|id|joiner)"/, '"odd"'));
      await expect(readAbilityFiles(folder)).rejects.toThrow(name);
      await writeFile(path, '{');
      await expect(readAbilityFiles(folder)).rejects.toThrow(name);
    },
  );
});
