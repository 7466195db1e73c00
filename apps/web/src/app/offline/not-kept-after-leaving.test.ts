import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOT_KEPT_AFTER_LEAVING } from '../../../build/not-kept-after-leaving.ts';
import { forgetVisited, VISITED_CACHES } from '../../shared/offline/kept-files.ts';

const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, 'https://lodestar.example').href;

/** The caches of a browser, as far as the pages and their worker use them. */
function cachesOfABrowser() {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      put: async (asked: RequestInfo, answer: Response) => {
        entries.set(addressOf(asked), answer);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (asked: RequestInfo) => entries.delete(addressOf(asked)),
    };
  };
  const match = async (asked: RequestInfo) =>
    [...kept.values()].map((entries) => entries.get(addressOf(asked))?.clone()).find(Boolean);
  return { open, match, delete: async (name: string) => kept.delete(name) };
}

const VISITED = 'https://lodestar.example/api/programmes/Programmes_2026/code/JS4412/history';
const SAME_FOR_ALL = 'https://lodestar.example/api/programmes/Programmes_2026/columns';

/** As the worker does: a call begins, and its answer is kept when it is there. */
async function begin(url: string, cacheName: string = VISITED_CACHES.catalogue) {
  const state: { began?: number } = {};
  const request = new Request(url);
  await NOT_KEPT_AFTER_LEAVING.handlerWillStart({ state });
  return async () => {
    await (await caches.open(cacheName)).put(request, new Response('{}'));
    await NOT_KEPT_AFTER_LEAVING.cacheDidUpdate({ cacheName, request, state });
    return (await caches.match(request)) !== undefined;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal('caches', cachesOfABrowser());
});
afterEach(() => vi.useRealTimers());

test('what was on its way when somebody left is not kept, whenever it comes', async () => {
  const answerComes = await begin(VISITED);
  const fileComes = await begin('https://lodestar.example/assets/admin-page.js', VISITED_CACHES.files);
  await forgetVisited();
  vi.setSystemTime(60_000);
  expect([await answerComes(), await fileComes()]).toEqual([false, false]);
});

test('what was asked before anybody left, or after it, is kept; so is what is the same for everybody', async () => {
  expect(await (await begin(VISITED))()).toBe(true);
  const catalogueComes = await begin(SAME_FOR_ALL);
  await forgetVisited();
  expect(await catalogueComes()).toBe(true);
  vi.setSystemTime(1_001);
  expect(await (await begin(VISITED))()).toBe(true);
});
