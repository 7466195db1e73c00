import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import ByProject from './scripts/test/by-project.ts';

// Nobody's clock stands here: what is to be in Hong Kong's time must be so by its own doing.
process.env.TZ = 'America/St_Johns';

const present = (...files: string[]) => files.filter((file) => existsSync(new URL(file, import.meta.url)));

const project = (name: string, folder: string, endings = '{ts,tsx}') => ({
  name,
  include: [`${folder}/**/*.test.${endings}`],
  globalSetup: present(`./${folder}/src/testing/global-setup.ts`),
  setupFiles: present(`./${folder}/src/testing/setup.ts`),
});

/** Files of tests share what is loaded: our modules hold no state, and the pages' are loaded anew by their set-up. */
const TOGETHER = { isolate: false };
const IN_A_WINDOW = { environment: 'happy-dom' };
/**
 * Now and then V8 13.6 ended a process that opens and closes one PGlite after another ("jit_page_->allocations_.erase(addr) == 1"):
 * it frees the faster ways from WebAssembly to our functions (`Runtime_TierUpWasmToJSWrapper`) twice. It does without them here.
 */
const MANY_DATABASES = { execArgv: ['--wasm-wrapper-tiering-budget=2000000000'] };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { shuffle: true, sequencer: ByProject },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // These only end what hangs: a slow machine, or one that stands still for a while, must not fail a test.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Files that take long come early, so that no core waits for the last of them.
    projects: [
      { extends: true, test: { ...project('web', 'apps/web', 'tsx'), ...IN_A_WINDOW, ...TOGETHER } },
      { extends: true, test: { ...project('eddy', 'packages/eddy'), ...TOGETHER } },
      { extends: true, test: { ...project('scripts', 'scripts'), ...TOGETHER } },
      { extends: true, test: { ...project('domain', 'packages/domain'), ...TOGETHER } },
      { extends: true, test: { ...project('api', 'apps/api'), ...TOGETHER, ...MANY_DATABASES } },
      {
        extends: true,
        test: { ...project('web-model', 'apps/web', 'ts'), ...IN_A_WINDOW, ...TOGETHER },
      },
      { extends: true, test: { ...project('contract', 'packages/contract'), ...TOGETHER } },
    ],
  },
});
