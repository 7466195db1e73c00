import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const present = (...files: string[]) => files.filter((file) => existsSync(new URL(file, import.meta.url)));

const project = (name: string, folder: string) => ({
  name,
  include: [`${folder}/**/*.test.{ts,tsx}`],
  globalSetup: present(`./${folder}/src/testing/global-setup.ts`),
  setupFiles: present(`./${folder}/src/testing/setup.ts`),
});

export default defineConfig({
  test: {
    isolate: true,
    maxWorkers: '100%',
    sequence: { shuffle: true },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: project('domain', 'packages/domain') },
      { extends: true, test: project('contract', 'packages/contract') },
      { extends: true, test: project('api', 'apps/api') },
      { extends: true, test: { ...project('web', 'apps/web'), environment: 'happy-dom' } },
      { extends: true, test: project('scripts', 'scripts') },
    ],
  },
});
