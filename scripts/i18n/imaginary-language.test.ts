import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_FACTS, LANGUAGES } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { askedByAnImaginaryLanguage } from './imaginary-language.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const takesCatalogues = (file: string) => /from '.*\/locales\//.test(readFileSync(join(ROOT, file), 'utf8'));

test('one language more needs the list, the catalogues, and the titles that the data give', () => {
  const asked = askedByAnImaginaryLanguage(['packages/domain', 'packages/eddy', 'packages/contract']);
  expect(asked.filter((file) => !takesCatalogues(file))).toEqual([
    'packages/domain/src/admission/programme-title.ts',
    'packages/domain/src/languages.ts',
  ]);
}, 120_000);

const CHOOSES = /\blanguage\b\)? *[!=]==? *['"](?:en|tc|sc)['"]/;
const THE_LIST = 'packages/domain/src/languages.ts';

test('nothing but the list chooses by the name of a language', () => {
  const rooms = ['apps/api/src', 'apps/web/src', 'packages'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  );
  const sources = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => CHOOSES.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  expect(sources).toContain(THE_LIST);
});

test('what is drawn ahead is shown in every language', () => {
  const styles = readFileSync(join(ROOT, 'apps/web/src/app/first-paint.css'), 'utf8');
  for (const language of LANGUAGES) {
    const { tag } = LANGUAGE_FACTS[language];
    expect(styles).toContain(`html[lang="${tag}"] .first-paint[lang="${tag}"]`);
  }
});
