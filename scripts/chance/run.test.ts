import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'chance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inputs = { md: 53, lq: 51, uq: 57, mean: null, band_A: { applicants: 50, offers: 23 } };
const EXAMPLE = { code: 'JS6224', inputs, score: 53, band: 'A' };

function runOn(content: string) {
  const path = join(folder, 'examples.json');
  writeFileSync(path, content);
  const program = join(import.meta.dirname, 'run.ts');
  return spawnSync(process.execPath, [program, path], { encoding: 'utf8' });
}

it('prints an example a line, of a bare list as of a file of examples', () => {
  for (const content of [[EXAMPLE], { examples: [EXAMPLE] }]) {
    const { stdout, status } = runOn(JSON.stringify(content));
    expect(status).toBe(0);
    const { p, ...rest } = JSON.parse(stdout);
    expect(rest).toMatchObject({ code: 'JS6224', band: 'A', score: 53 });
    expect(p).toBeCloseTo(0.907, 2);
  }
});

it.each([
  ['', /the file is empty/],
  ['{"examples": [{', /JSON/],
  ['{"examples": []}', /no example in it/],
  [JSON.stringify([{ ...EXAMPLE, band: 'F' }]), /at examples\[0\]\.band/],
])('says what is wrong with a file of %j', (content, reason) => {
  const { stdout, stderr, status } = runOn(content);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(reason);
  expect(stderr).not.toContain('    at ');
});
