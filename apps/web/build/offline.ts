import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { VISITED_CACHES } from '../src/shared/offline/kept-files.ts';
import { FIRST_PAINT_SCRIPT } from './first-paint-address.ts';
import { NOT_KEPT_AFTER_LEAVING } from './not-kept-after-leaving.ts';

const DAY = 24 * 60 * 60;

/** Pages that are of no use without the server, what only they need, and the short answers (a megabyte): kept once visited. */
const KEPT_ONCE_VISITED = [
  'chart-look',
  'admin-page',
  'analytics-page',
  'presentation-page',
  'papaparse',
  'markdown-view',
  'account-',
  'knowledge-worker',
];

/** Calls that answer everybody alike: the years, a year's programmes, one programme. What belongs to a person is never kept. */
const SAME_FOR_EVERYBODY =
  /\/api\/(?:config|programmes\/(?:year\/current|collections\/available|[^/]+\/(?:columns|institutions|fields|stats|code\/[^/]+(?:\/history)?)))$/;

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** The service worker, by Workbox, and the manifest: the pages open without a network after one visit, and can be installed. */
export function offline(): Plugin[] {
  return VitePWA({
    // Registered by app/offline once the page has been drawn; a new version waits until it is asked in.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Lodestar 啟明',
      short_name: 'Lodestar',
      description:
        'Your DSE grades against last year’s admitted pupils. 把你的文憑試成績與去年獲取錄的同學比較。',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#fbfaf6',
      theme_color: '#fbfaf6',
      categories: ['education'],
      icons: [
        icon('icon-192', 192, 'any'),
        icon('icon-512', 512, 'any'),
        icon('maskable-512', 512, 'maskable'),
      ],
      shortcuts: [
        shortcut('JUPASelect 模擬選科', '/jupaselect'),
        shortcut('Programmes 課程', '/programmes'),
        shortcut('Chat with Eddy 與 Eddy 對話', '/eddy'),
      ],
    },
    workbox: {
      inlineWorkboxRuntime: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigationPreload: true,
      navigateFallback: null,
      // "/" is asked of the server like every page: no file of the kept ones has this name.
      directoryIndex: 'no-directory-index',
      globPatterns: ['index.html', 'first-paint.js', 'mark.svg', 'assets/*.{js,css}'],
      globIgnores: KEPT_ONCE_VISITED.map((name) => `assets/${name}*`),
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === FIRST_PAINT_SCRIPT.file
              ? { ...entry, url: FIRST_PAINT_SCRIPT.address, revision: null }
              : entry,
          ),
          warnings: [],
        }),
      ],
      runtimeCaching: [
        {
          // The page comes from the server, so that whoever is online has what it says now; without one, as it was kept.
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: VISITED_CACHES.files,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 200, maxAgeSeconds: 60 * DAY },
            plugins: [NOT_KEPT_AFTER_LEAVING],
          },
        },
        {
          urlPattern: SAME_FOR_EVERYBODY,
          handler: 'NetworkFirst',
          options: {
            cacheName: VISITED_CACHES.catalogue,
            networkTimeoutSeconds: 8,
            // No expiry: its list of addresses would outlive a log out.
            cacheableResponse: { statuses: [200] },
            plugins: [NOT_KEPT_AFTER_LEAVING],
          },
        },
      ],
    },
  });
}
