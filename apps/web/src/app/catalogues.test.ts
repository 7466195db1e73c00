import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_FACTS, LANGUAGES } from '@lodestar/domain';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const OTHERS = LANGUAGES.map((language) => LANGUAGE_FACTS[language].catalogue).filter(
  (name) => name !== 'en.json',
);
const folders = globSync('**/locales/en.json', { cwd: SRC }).map((file) => dirname(file));

function textsOf(content: unknown, path = ''): [key: string, text: string][] {
  if (typeof content === 'string') return [[path, content]];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    textsOf(value, path === '' ? key : `${path}.${key}`),
  );
}

const read = (folder: string, name: string) =>
  new Map(textsOf(JSON.parse(readFileSync(join(SRC, folder, name), 'utf8'))));

/** A singular may say "one" instead of the count. */
const placeholders = (key: string, text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'count' || !key.endsWith('_one'))
    .sort();

test('there are catalogues', () => expect(folders.length).toBeGreaterThan(2));

describe.each(folders)('the texts of %s', (folder) => {
  const en = read(folder, 'en.json');

  test.each(OTHERS)('have the same keys and placeholders in %s', (name) => {
    const other = read(folder, name);
    expect([...other.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of en) {
      expect({ key, names: placeholders(key, other.get(key)) }).toEqual({
        key,
        names: placeholders(key, text),
      });
    }
  });

  test.each(['en.json', ...OTHERS])('take parameters as they are, and no other texts, in %s', (name) => {
    // The build leaves the rest of i18next's templates out: build/lean-i18next.ts.
    for (const [key, text] of read(folder, name)) {
      const templates = [...text.matchAll(/\{\{.*?\}\}|\$t\(/g)].map(([template]) => template);
      expect({ key, odd: templates.filter((template) => !/^\{\{\w+\}\}$/.test(template)) }).toEqual({
        key,
        odd: [],
      });
    }
  });

  test('are all there', () => {
    for (const [key, text] of [...en, ...read(folder, 'tc.json')])
      expect({ key, text }).not.toEqual({ key, text: '' });
  });
});
