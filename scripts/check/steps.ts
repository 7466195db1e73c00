import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../set-up/place.mjs';
import type { Step } from './runner.ts';

export const VITEST_REPORT = 'node_modules/.cache/lodestar/vitest.json';

const light = (name: string, ...command: Step['command']): Step => ({ name, command, heavy: false });

/** Files that a script generates are made again and compared, so that nobody edits them by hand. */
const GENERATORS = [
  ['programme data is freshly prepared', 'scripts/data/prepare.ts'],
  ['ability data is freshly prepared', 'scripts/data/ability.ts'],
  ['fits of chances are freshly made', 'scripts/data/chance-fits.ts'],
  ['the back-test of chances is no worse', 'scripts/chance/calibrate.ts'],
  ['simplified Chinese is freshly generated', 'scripts/i18n/generate-sc.ts'],
  ['weights of words of danger are freshly learned', 'scripts/data/danger-weights.ts'],
  ['weights of intents are freshly learned', 'scripts/data/intent-weights.ts'],
  ['weights of aspects are freshly learned', 'scripts/data/aspect-weights.ts'],
  ['weights of short answers are freshly learned', 'scripts/data/answer-weights.ts'],
] as const;

export const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

/** A run of the tests that leaves its counts in `report`. */
export const vitest = (name: string, report: string, ...args: string[]): Step => ({
  name,
  command: [
    bin('vitest'),
    'run',
    '--reporter=minimal',
    '--silent=passed-only',
    '--reporter=json',
    '--reporter=./scripts/test/under-way.ts',
    `--outputFile.json=${report}`,
    ...args,
  ],
  environment: { NO_COLOR: '1' },
  heavy: true,
  minutes: 25,
});

/** What an editor shows, too. */
export const writing: readonly Step[] = [
  // Several checkers a project know the same types several times over: beside the other steps one is done sooner.
  light('types', bin('tsc'), '-b', '--checkers', '1'),
  light('format and lint', bin('biome'), 'ci', '--error-on-warnings', '--colors=off'),
];

/** All but the server: its tests open databases, and wait for them. */
const WITHOUT_SERVER = ['domain', 'eddy', 'contract', 'web', 'web-model', 'scripts'];

/** What is run before each commit. */
export const steps: readonly Step[] = [
  ...writing,
  light('boundaries', bin('depcruise'), '--output-type', 'err-long', 'packages', 'apps', 'e2e', 'scripts'),
  light('nothing unused', bin('knip'), '--no-progress', '--no-config-hints'),
  light('lockfile complete', process.execPath, 'scripts/check/lockfile.ts'),
  light('file sizes and names', process.execPath, 'scripts/check/files.ts'),
  ...GENERATORS.filter(([, script]) => existsSync(join(ROOT, script))).map(([name, script]) =>
    light(name, process.execPath, script, '--check'),
  ),
  vitest('unit and page tests', VITEST_REPORT, ...WITHOUT_SERVER.map((project) => `--project=${project}`)),
];
