interface Handling {
  readonly cacheName: string;
  readonly request: Request;
  readonly state?: { began?: number } | undefined;
}

/**
 * A plugin of the service worker: an answer that tells which page was open, and that was still on its way when its person left,
 * is taken out again once it has been kept. Each function is written into the worker by itself, so it names nothing from outside:
 * `/left` is `LEFT_AT`.
 */
export const NOT_KEPT_AFTER_LEAVING = {
  handlerWillStart: async ({ state }: Pick<Handling, 'state'>) => {
    if (state) state.began = Date.now();
  },
  cacheDidUpdate: async ({ cacheName, request, state }: Handling) => {
    const left = await caches.match('/left');
    if (left === undefined || !/\/(?:code|assets)\//.test(request.url)) return;
    if (Number(await left.text()) >= Number(state?.began))
      await (await caches.open(cacheName)).delete(request);
  },
};
