/** Caches that fill as pages are visited. */
export const VISITED_CACHES = { catalogue: 'lodestar-catalogue', files: 'lodestar-files' } as const;

/** Answers about one programme: which ones somebody opened is nobody else's business. */
const ABOUT_ONE_PROGRAMME = /^\/api\/programmes\/[^/]+\/code\//;

/** Where it is written when somebody left last, in milliseconds: what was on its way then is not kept (`build/not-kept-after-leaving.ts`). */
const LEFT_AT = '/left';

/**
 * Empties what tells which pages were visited in this browser. The shell, the years and their programmes stay: they are the
 * same for everybody, and whoever uses the browser next may have no network.
 */
export async function forgetVisited(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const catalogue = await caches.open(VISITED_CACHES.catalogue);
  await catalogue.put(LEFT_AT, new Response(String(Date.now())));
  const visited = (await catalogue.keys()).filter(({ url }) =>
    ABOUT_ONE_PROGRAMME.test(new URL(url).pathname),
  );
  await Promise.all([
    caches.delete(VISITED_CACHES.files),
    ...visited.map((request) => catalogue.delete(request)),
  ]);
}
