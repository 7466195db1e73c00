import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../set-up/place.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test("the README's table has every setting that the server reads, and no other", () => {
  const table = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const firstCells = table
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  const documented = firstCells.flatMap((cell) => cell.match(/[A-Z_]{4,}/g) ?? []);
  const [, shape = ''] = read('apps/api/src/config.ts').split('z.object({\n', 2);
  const parsed = shape.split('});')[0]?.match(/^ {2}[A-Z_]+(?=:)/gm) ?? [];
  const settings = parsed.map((name) => name.trim());
  expect(documented.toSorted()).toEqual([...settings, 'TEST_DATABASE_URL'].toSorted());
});
