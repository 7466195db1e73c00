import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const present = (...files: string[]) => files.filter((file) => existsSync(new URL(file, import.meta.url)));

const project = (name: string, folder: string) => ({
  name,
  include: [`${folder}/**/*.test.{ts,tsx}`],
  globalSetup: present(`./${folder}/src/testing/global-setup.ts`),
  setupFiles: present(`./${folder}/src/testing/setup.ts`),
});

/** Modules of these hold no state, so files of tests can share them; a page's modules are loaded anew for each. */
const KEEPS_NOTHING = { isolate: false };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { shuffle: true },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { ...project('domain', 'packages/domain'), ...KEEPS_NOTHING } },
      { extends: true, test: { ...project('contract', 'packages/contract'), ...KEEPS_NOTHING } },
      { extends: true, test: { ...project('api', 'apps/api'), ...KEEPS_NOTHING } },
      { extends: true, test: { ...project('web', 'apps/web'), environment: 'happy-dom' } },
      { extends: true, test: { ...project('scripts', 'scripts'), ...KEEPS_NOTHING } },
    ],
  },
});
