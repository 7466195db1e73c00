/** Caches that fill as pages are visited: which ones those were is nobody else's business. */
export const VISITED_CACHES = { catalogue: 'lodestar-catalogue', files: 'lodestar-files' } as const;

/** Empties what this browser kept of visited pages. The shell stays, which is the same for everybody. */
export async function forgetVisited(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all(Object.values(VISITED_CACHES).map((name) => caches.delete(name)));
}
