import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  availableCollections,
  cacheStatus,
  categoryProgrammes,
  collectionInstitutions,
  collectionProgrammes,
  collectionStats,
  currentYear,
  fillPath,
  institutionProgrammes,
  preloadCache,
  programmeByCode,
  programmesByCodes,
  searchProgrammesCall,
  yearInColumns,
} from '@lodestar/contract';
import { CATEGORIES, deriveProgramme, INSTITUTIONS, rowsOf } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const ask = (collection: string, rest: string) => get(`/api/programmes/${collection}${rest}`);
const all = async (collection = 'dse') =>
  answerOf(collectionProgrammes, await get(fillPath(collectionProgrammes.path, { collection })));

describe('the years', () => {
  test('are named newest first, the newest is the current one', async () => {
    const { collections } = answerOf(availableCollections, await get(availableCollections.path));
    expect(collections).toEqual(['Programmes_2026', 'Programmes_2025']);
    expect(answerOf(currentYear, await get(currentYear.path)).collection).toBe('Programmes_2026');
  });

  test('answer by their name, the current one also as dse, with their real name in the answer', async () => {
    const [current, named, earlier] = await Promise.all([
      all(),
      all('Programmes_2026'),
      all('Programmes_2025'),
    ]);
    expect(current).toEqual(named);
    expect(current.collection).toBe('Programmes_2026');
    expect(earlier.collection).toBe('Programmes_2025');
    expect(current.count).toBe(current.data.length);
    expect(new Set(current.data.map(({ code }) => code)).size).toBe(current.count);
  });

  test('carry the figures their levels are judged by', async () => {
    const { figures } = await all();
    expect(figures.movement).toBeGreaterThan(0);
    expect(figures.spread['8.5']).toBeGreaterThan(0);
    expect((await all('Programmes_2025')).figures.movement).toBe(figures.movement);
  });
});

describe('a year in columns', () => {
  test.each(['Programmes_2026', 'Programmes_2025'])('holds what all of %s is derived from', async (name) => {
    const year = answerOf(yearInColumns, await ask(name, '/columns'));
    const { collection, data, figures } = await all(name);
    const derived = Array.from(rowsOf(year.columns), (row) => deriveProgramme(row, year.sources));
    expect(year.maxima).toEqual(data.map(({ calculation }) => calculation.maximum));
    expect(derived).toEqual(data);
    expect([year.collection, year.figures]).toEqual([collection, figures]);
  });

  test('of now takes 90 KB compressed at most', async () => {
    expect(gzipSync((await ask('dse', '/columns')).body).length).toBeLessThanOrEqual(90_000);
  });
});

describe('parts of a year', () => {
  test('the categories share out all programmes', async () => {
    const parts = await Promise.all(
      CATEGORIES.map(async (category) => {
        const path = fillPath(categoryProgrammes.path, { collection: 'dse', category });
        const { data, count } = answerOf(categoryProgrammes, await get(path));
        expect(data.every((programme) => programme.category === category)).toBe(true);
        return count;
      }),
    );
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe((await all()).count);
  });

  test('the institutions share out all programmes', async () => {
    const parts = await Promise.all(
      INSTITUTIONS.map(async (institution) => {
        const path = fillPath(institutionProgrammes.path, { collection: 'dse', institution });
        const { data, count } = answerOf(institutionProgrammes, await get(path));
        expect(data.every((programme) => programme.institution === institution)).toBe(true);
        return count;
      }),
    );
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe((await all()).count);
  });

  test('one programme by its code', async () => {
    const { data } = answerOf(programmeByCode, await ask('dse', '/code/JS6107'));
    expect(data).toEqual((await all()).data.find(({ code }) => code === 'JS6107'));
    expect(data.institution).toBe('HKU');
  });

  test('numbers over the year agree with its programmes', async () => {
    const { data } = answerOf(collectionStats, await ask('dse', '/stats'));
    const programmes = (await all()).data;
    expect(data.programmes).toBe(programmes.length);
    expect(data.institutions).toMatchObject({
      HKU: programmes.filter((one) => one.institution === 'HKU').length,
    });
    expect(Object.keys(data.categories)).toEqual([...CATEGORIES]);
    const ofYear = programmes.filter(({ statistics_year }) => statistics_year === data.year);
    expect(data.offers).toBe(ofYear.reduce((sum, { offers }) => sum + (offers ?? 0), 0));
    expect(data.applications).toBeGreaterThan(data.offers);
  });

  test('all 16 institutions in display order, in three languages', async () => {
    const { institutions } = answerOf(collectionInstitutions, await ask('dse', '/institutions'));
    expect(institutions.map(({ code }) => code)).toEqual([...INSTITUTIONS]);
    expect(institutions[0]).toMatchObject({ name_en: 'The University of Hong Kong', name_tc: '香港大學' });
  });
});

describe('search', () => {
  const search = async (query: string) => answerOf(searchProgrammesCall, await ask('dse', `/search${query}`));

  test('finds a code, best match first', async () => {
    expect((await search('?q=js6107')).data[0]?.code).toBe('JS6107');
  });

  test('finds the same in traditional and simplified Chinese', async () => {
    const traditional = await search(`?q=${encodeURIComponent('護理學')}`);
    const simplified = await search(`?q=${encodeURIComponent('护理学')}`);
    expect(traditional.count).toBeGreaterThan(0);
    expect(simplified.data).toEqual(traditional.data);
  });

  test('forgives a slip when nothing matches literally', async () => {
    const { data } = await search('?q=enginering');
    expect(data.some(({ full_title_en }) => /engineering/i.test(full_title_en))).toBe(true);
  });

  test('keeps to the institutions named, and lists them when nothing is typed', async () => {
    const { data } = await search('?q=nursing&institutions=HKU,CUHK');
    expect(new Set(data.map(({ institution }) => institution))).toEqual(new Set(['HKU', 'CUHK']));
    const listed = await search('?institutions=HKSYU');
    expect(listed.data.every(({ institution }) => institution === 'HKSYU')).toBe(true);
    expect(listed.count).toBeGreaterThan(0);
  });

  test('puts the programmes of an institution that is named first, and says how many there are', async () => {
    const { data, count, total } = await search('?q=HKU');
    expect(new Set(data.map(({ institution }) => institution))).toEqual(new Set(['HKU']));
    expect(count).toBe(50);
    expect(total).toBeGreaterThan(50);
    const chinese = await search(`?q=${encodeURIComponent('理大')}`);
    expect(chinese.data[0]?.institution).toBe('PolyU');
    expect(chinese.total).toBe(chinese.count);
  });

  test('mixes several institutions, so that the limit hides none', async () => {
    const { data, count, total } = await search('?institutions=HKU,CUHK,PolyU,TWC');
    expect(count).toBe(50);
    expect(total).toBeGreaterThan(50);
    expect(
      data
        .slice(0, 4)
        .map(({ institution }) => institution)
        .sort(),
    ).toEqual(['CUHK', 'HKU', 'PolyU', 'TWC']);
  });

  test('gives nothing for nothing, and at most 50', async () => {
    expect((await search('')).count).toBe(0);
    expect((await search('?q=')).count).toBe(0);
    expect((await search('?q=e')).count).toBe(50);
  });

  test.each(["' OR 1=1--", '%', '_', '\\', "'; drop table programmes; --"])(
    'takes %s as text, not as a pattern',
    async (q) => {
      const { data } = await search(`?q=${encodeURIComponent(q)}`);
      for (const { code, full_title_en, full_title_cn, short_name } of data) {
        expect([code, full_title_en, full_title_cn, short_name].join()).toContain(q);
      }
    },
  );

  test('refuses more than 100 characters, unknown institutions and repeated parameters', async () => {
    expect(answerOf(searchProgrammesCall, await ask('dse', `/search?q=${'a'.repeat(100)}`)).count).toBe(0);
    const tooLong = errorOf(await ask('dse', `/search?q=${'a'.repeat(101)}`), 400);
    expect(tooLong).toMatchObject({ code: 'invalid_request', params: { fields: [{ field: 'query.q' }] } });
    expect(errorOf(await ask('dse', '/search?institutions=HKU,XYZ'), 400).message).toContain('institutions');
    errorOf(await ask('dse', '/search?q=a&q=b'), 400);
  });
});

describe('programmes by codes', () => {
  const codes = (payload: object) =>
    running.app.inject({ method: 'POST', url: '/api/programmes/dse/codes', payload });

  test('leaves out unknown codes and names them', async () => {
    const answer = answerOf(
      programmesByCodes,
      await codes({ codes: ['JS6107', 'JS0000', 'JS6107', 'JS4501'] }),
    );
    expect(Object.keys(answer.programmes_by_code)).toEqual(['JS6107', 'JS4501']);
    expect(answer.programmes_by_code.JS4501?.institution).toBe('CUHK');
    expect(answer.message).toContain('JS0000');
  });

  test('takes up to 50 codes', async () => {
    const many = (await all()).data.slice(0, 51).map(({ code }) => code);
    const found = answerOf(programmesByCodes, await codes({ codes: many.slice(0, 50) }));
    expect(Object.keys(found.programmes_by_code)).toHaveLength(50);
    expect(errorOf(await codes({ codes: many }), 400).params).toMatchObject({ fields: [{ field: 'codes' }] });
  });

  test.each([{}, { codes: 'JS6107' }, { codes: [1] }, { codes: null }, [], { codes: ['x'.repeat(21)] }])(
    'refuses %j',
    async (payload) => {
      expect(errorOf(await codes(payload), 400).code).toBe('invalid_request');
    },
  );
});

test('the cache tells what it holds, and looks for something newer when asked', async () => {
  const before = answerOf(cacheStatus, await get(cacheStatus.path));
  expect(before.collections.map(({ collection }) => collection)).toEqual([
    'Programmes_2026',
    'Programmes_2025',
  ]);
  const after = answerOf(preloadCache, await running.app.inject({ method: 'POST', url: preloadCache.path }));
  expect(after).toEqual(before);
});

describe('a path part that does not exist is 404 and named', () => {
  test.each([
    ['/api/programmes/Programmes_1999', 'collection', 'Programmes_1999'],
    ['/api/programmes/dsе/stats', 'collection', 'dsе'],
    ['/api/programmes/Programmes_1999/institutions', 'collection', 'Programmes_1999'],
    ['/api/programmes/Programmes_1999/search?q=x', 'collection', 'Programmes_1999'],
    ['/api/programmes/__proto__', 'collection', '__proto__'],
    ['/api/programmes/dse/code/JS0000', 'code', 'JS0000'],
    ['/api/programmes/dse/code/js6107', 'code', 'js6107'],
    ['/api/programmes/dse/code/constructor', 'code', 'constructor'],
    ['/api/programmes/dse/category/magic', 'category', 'magic'],
    ['/api/programmes/dse/institution/MIT', 'institution', 'MIT'],
  ])('%s', async (url, what, name) => {
    const error = errorOf(await get(encodeURI(url)), 404);
    expect(error.code).toBe('not_found');
    expect(error.params).toEqual({ [what]: name });
    expect(error.message).toContain(name);
  });
});

describe('answers of the catalogue', () => {
  const path = '/api/programmes/dse';

  test('are kept by the browser and asked for again by their tag', async () => {
    const first = await get(path);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(path, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get(path, { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  test('come compressed to whoever accepts it', async () => {
    const plain = await get(path);
    const zipped = await get(path, { 'accept-encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await get(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('come in Brotli once that is made, in gzip until then', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const path = '/api/programmes/dse/institution/HKSYU';
    const first = await get(path, headers);
    expect(first.headers['content-encoding']).toBe('gzip');
    const kept = running.programmes.current().answers.byInstitution.get('HKSYU');
    await expect.poll(() => kept?.brotli).toBeInstanceOf(Buffer);
    const small = await get(path, headers);
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload)).toEqual(gunzipSync(first.rawPayload));
  });
});
