import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFile } from './deployed-files.ts';

const jobSchema = z.looseObject({ steps: z.array(z.looseObject({ run: z.string().optional() })) });
const { jobs } = z
  .looseObject({ jobs: z.object({ test: jobSchema, release: jobSchema }) })
  .parse(parse(readFile('.github/workflows/build.yml')));
const commandsOf = ({ steps }: z.output<typeof jobSchema>) => steps.flatMap(({ run }) => run ?? []);

const CHANGES = `# Changelog

## 0.1.10 · 2026-05-01

- Tenth.

## 0.1.1 · 2026-04-01

- Second.
- Second, too.

## 0.1.0 · 2026-03-01

- First.
- The last line.
`;

test.each([
  ['v0.1.10', ['## 0.1.10 · 2026-05-01', '- Tenth.']],
  ['v0.1.1', ['## 0.1.1 · 2026-04-01', '- Second.', '- Second, too.']],
  ['v0.1.0', ['## 0.1.0 · 2026-03-01', '- First.', '- The last line.']],
])('a release %s tells all of its own changes, and no others', (tag, lines) => {
  const folder = mkdtempSync(join(tmpdir(), 'lodestar-notes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGES);
  const command = commandsOf(jobs.release).find((run) => run.includes('notes.md'));
  const env = { PATH: process.env.PATH, GITHUB_REF_NAME: tag };
  const { status } = spawnSync('bash', ['-e', '-c', command ?? 'false'], { cwd: folder, env });
  expect(status).toBe(0);
  const notes = readFileSync(join(folder, 'notes.md'), 'utf8');
  expect(notes.split('\n').filter((line) => line !== '')).toEqual(lines);
});

test('the image is built before a change is let in, not first when it is released', () => {
  expect(commandsOf(jobs.test).some((run) => run.startsWith('docker build'))).toBe(true);
});
