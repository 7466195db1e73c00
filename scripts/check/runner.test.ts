import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps, type Step } from './runner.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const step = (name: string, script: string, heavy = false): Step => ({
  name,
  command: [process.execPath, '-e', script],
  heavy,
});

test('steps that fail are named, and the others run all the same', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const done = join(folder, 'done');
  const steps = [
    step('wrong', 'process.exit(3)'),
    step('right', ''),
    step('late', `require('fs').writeFileSync(${JSON.stringify(done)}, '')`, true),
    { ...step('nowhere', ''), command: [join(folder, 'no-such-file')] as const },
  ];
  expect(new Set(await runSteps(steps))).toEqual(new Set(['wrong', 'nowhere']));
  expect(existsSync(done)).toBe(true);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('who interrupts the run ends every step that is under way', async () => {
  const places = ['one', 'other'].map((name) => join(folder, name));
  const steps = places.map((place) =>
    step(
      place,
      `require('fs').writeFileSync(${JSON.stringify(place)}, String(process.pid)); setInterval(() => {}, 1e6)`,
    ),
  );
  const runner = pathToFileURL(join(import.meta.dirname, 'runner.ts')).href;
  const run = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runSteps } from ${JSON.stringify(runner)}; await runSteps(${JSON.stringify(steps)}, 2);`,
  ]);
  const ended = once(run, 'exit');
  const pidIn = (place: string) => (existsSync(place) ? Number(readFileSync(place, 'utf8')) : 0);
  await expect.poll(() => places.every((place) => pidIn(place) > 0)).toBe(true);
  const pids = places.map(pidIn);
  run.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  await expect.poll(() => pids.some(isRunning)).toBe(false);
});
