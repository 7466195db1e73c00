import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { leanRouter } from './build/lean-router.ts';
import { leanZod } from './build/lean-zod.ts';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';
import { scriptSizes } from './build/script-sizes.ts';

/** What the front page takes from the rest, so that it asks for nothing else. */
const FRONT_PAGE =
  /(?:lucide-react.*(?:chevron-(?:right|left|up)|arrow-right)|shared.ui.(?:lazy-extra|tag|level-badge|use-media-query)|admission.classification)[.]/;
/** Kept apart from what most pages share: only few draw a QR code, open the trajectory, or say how far the saving has come. */
const SHARED_WORK = /web.src.shared.work.(?!trajectory-work|arrival|saving)/;
const CONTROLS = /web.src.shared.ui.(?!qr-code)|lucide-react.*icons/;
/** What only a page with a form to be filled in draws. */
const FORMS = /web.src.shared.ui.(?:form-page|select-input)[.]|lucide-react.*icons.eye(?:-off)?[.]/;
/** How a programme is named and put into words: on nearly every page. */
const PROGRAMME_WORDS = /web.src.shared.programme.(?:wording|programme-facts|subject-words)[.]/;
/** Without what only few pages ask with: several queries at a time, and lists that are fetched in parts. */
const QUERIES = /@tanstack(?!.*(?:[qQ]ueries|nfiniteQuery(?!Behavior)))/;
const SMALL_AND_SHARED = { minShareCount: 4, maxModuleSize: 2500 };

const ENTRY = /^assets\/index-[\w-]+\.js$/;

/** Its build for the browsers that the pages are built for anyhow, half the size. */
const WORKBOX = 'workbox-window/build/workbox-window.prod.mjs';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    leanZod(),
    leanRouter(),
    firstPaint(),
    scriptSizes(),
    offline(),
    precompress(),
  ],
  resolve: { alias: { 'workbox-window': WORKBOX } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': API, '/asset/': API },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // first-paint.js asks ahead; a browser that cannot (Safari before 17) fetches a script when it is imported.
    // What a page needs stands in index.html (build/first-paint.ts); only other parts ask ahead by themselves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, scripts, { hostId }) => (ENTRY.test(hostId) ? [] : scripts),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // The product's own packages only declare: what a page does not use of them is left out.
      treeshake: { moduleSideEffects: (id) => !/[\\/]packages[\\/](?:domain|eddy|contract)[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Each request takes a phone some milliseconds, so what most pages share comes in few files.
            { name: 'front', test: FRONT_PAGE, priority: 2 },
            { name: 'query', test: QUERIES },
            { name: 'work', test: SHARED_WORK, ...SMALL_AND_SHARED },
            { name: 'words', test: PROGRAMME_WORDS },
            { name: 'forms', test: FORMS },
            { name: 'controls', test: CONTROLS, ...SMALL_AND_SHARED },
          ],
        },
      },
    },
  },
});
