import {
  collectionFields,
  fillPath,
  programmeHistoryCall,
  SEARCH_PAGE_LIMIT,
  searchProgrammesCall,
} from '@lodestar/contract';
import { type Look, lookThrough, programmeHistory } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { DATA_FOLDER } from '../../testing/places.ts';
import { readProgrammeFacts } from './reference-data.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const searched = (query: string) => get(`/api/programmes/dse/search${query}`);
const search = async (query: string) => answerOf(searchProgrammesCall, await searched(query));
const here = (look: Partial<Look>) =>
  lookThrough(running.programmes.current().shelves, {
    q: '',
    filter: {},
    sort: 'fit',
    language: 'en',
    levels: null,
    ...look,
  }).programmes.map(({ code }) => code);

describe('looking through the programmes', () => {
  test.each<[string, Partial<Look>]>([
    ['?q=animals', { q: 'animals' }],
    ['?q=%E6%A9%9F%E6%A2%B0%E4%BA%BA', { q: '機械人' }],
    ['?q=physiotherapist&institutions=PolyU', { q: 'physiotherapist', filter: { institution: ['PolyU'] } }],
    ['?fields=law,nursing', { filter: { field: ['law', 'nursing'] } }],
    ['?interview=none,unknown&sort=rate', { filter: { interview: ['none', 'unknown'] }, sort: 'rate' }],
    [
      '?bandB=offered&funding=UGC&sort=median',
      { filter: { bandB: ['offered'], funding: ['UGC'] }, sort: 'median' },
    ],
    ['?without=PHY,CHE,BIO&sort=places', { filter: { without: ['PHY', 'CHE', 'BIO'] }, sort: 'places' }],
    ['?sort=name', { sort: 'name' }],
  ])('%s gives what the domain gives', async (query, look) => {
    const { data, total, count } = await search(`${query}&limit=100`);
    const codes = here(look);
    expect(codes.length).toBeGreaterThan(0);
    expect(total).toBe(codes.length);
    expect(data.map(({ code }) => code)).toEqual(codes.slice(0, 100));
    expect(count).toBe(Math.min(100, codes.length));
  });

  test('turns the pages', async () => {
    const codes = here({ sort: 'name' });
    const page = await search('?sort=name&limit=100&offset=400');
    expect(page.data.map(({ code }) => code)).toEqual(codes.slice(400));
    expect((await search('?sort=name&offset=2000')).data).toEqual([]);
    expect((await search('?sort=name')).count).toBe(50);
  });

  test('puts names in order by the caller’s language', async () => {
    const chinese = answerOf(
      searchProgrammesCall,
      await get('/api/programmes/dse/search?sort=name&limit=100', { 'accept-language': 'zh-HK' }),
    );
    expect(chinese.data.map(({ code }) => code)).toEqual(
      here({ sort: 'name', language: 'tc' }).slice(0, 100),
    );
  });

  test('still gives nothing for nothing', async () => {
    expect((await search('?limit=100&offset=0')).total).toBe(0);
  });

  test.each([
    ['fields=magic', 'query.fields'],
    [`fields=${'law,'.repeat(101)}`, 'query.fields'],
    ['interview=perhaps', 'query.interview.0'],
    ['bandB=yes', 'query.bandB.0'],
    ['without=CHI', 'query.without.0'],
    ['sort=level', 'query.sort'],
    ['limit=0', 'query.limit'],
    [`limit=${SEARCH_PAGE_LIMIT + 1}`, 'query.limit'],
    ['limit=ten', 'query.limit'],
    ['offset=-1', 'query.offset'],
    ['offset=2001', 'query.offset'],
  ])('refuses %s', async (query, field) => {
    expect(errorOf(await searched(`?${query}`), 400).params).toMatchObject({ fields: [{ field }] });
  });
});

describe('the fields', () => {
  test('have their names in three languages and their number of programmes', async () => {
    const { fields } = answerOf(collectionFields, await get('/api/programmes/dse/fields'));
    expect(fields).toHaveLength(34);
    for (const { id, programmes } of fields)
      expect(here({ filter: { field: [id] } })).toHaveLength(programmes);
    expect(fields.find(({ id }) => id === 'law')).toMatchObject({ name_tc: '法律', name_sc: '法律' });
    errorOf(await get('/api/programmes/nowhere/fields'), 404);
  });
});

describe('the history', () => {
  const history = (collection: string, code: string) =>
    get(fillPath(programmeHistoryCall.path, { collection, code }));

  test('is what the domain makes of the years held', async () => {
    const { catalogue } = running.programmes.current();
    const facts = await readProgrammeFacts(DATA_FOLDER);
    for (const programme of catalogue.programmes.filter((_, place) => place % 40 === 0)) {
      const { years } = answerOf(programmeHistoryCall, await history('dse', programme.code));
      expect(years).toEqual(programmeHistory(facts.history, programme));
    }
  });

  test.each([
    ['dse', 'JS0000'],
    ['nowhere', 'JS6456'],
    ['dse', '../x'],
    ['dse', '__proto__'],
  ])('of %s %s is not found', async (collection, code) => {
    errorOf(await history(collection, code), 404);
  });
});
