import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeFileSchema } from '@lodestar/contract';
import { describe, expect, test } from 'vitest';
import { isTexts, simplified, type Texts } from './simplified-catalogue.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const glossary = readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8');

/** The rows of a table with so many columns, without its head. */
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));

const [words = '', others = ''] = glossary.split('## Words that no text uses');
const [unused = '', names = ''] = others.split('## Names that mean one thing');

const { entries } = knowledgeFileSchema.parse(
  JSON.parse(readFileSync(join(ROOT, 'data', 'knowledge.json'), 'utf8')),
);

function textsIn(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
}

/** What the short answers say in our own words: the next step, and whatever has no source. A source's own words are its own. */
function shortAnswersIn(language: string): string[] {
  if (language !== 'en' && language !== 'tc') throw new Error(`no words are held back in ${language}`);
  return entries.flatMap(({ answer, next, facts }) =>
    (facts.length === 0 ? [answer, next] : [next]).map((text) => text[language]),
  );
}

function textsOf(language: string): string[] {
  const files = globSync(`{apps,packages}/*/src/**/locales/${language}.json`, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(10);
  return files.flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    return isTexts(content) ? textsIn(content) : [];
  });
}

describe('the glossary', () => {
  test('says each word in three languages, the simplified as pages write it', () => {
    const rows = rowsOf(words);
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      expect(row).toHaveLength(4);
      expect(row[2]).toBe(simplified(row[1] ?? ''));
    }
  });

  test('names no word as unused that a text shows', () => {
    const rows = rowsOf(unused);
    expect(rows.length).toBeGreaterThan(5);
    const shown = rows.flatMap(([language = '', not = '']) => {
      const texts = [...textsOf(language), ...shortAnswersIn(language)];
      return not
        .split(/、|, /)
        .flatMap((word) => texts.filter((text) => text.toLowerCase().includes(word.toLowerCase())));
    });
    expect(shown).toEqual([]);
  });

  test('keeps the name of a level for the level', () => {
    const rows = rowsOf(names);
    expect(rows.length).toBeGreaterThan(0);
    for (const [language = '', name = ''] of rows) {
      const texts = [
        ...textsOf(language),
        ...entries.map(({ next }) => (language === 'en' ? next.en : next.tc)),
      ];
      expect(texts.filter((text) => text.includes(name) && text !== name)).toEqual([]);
    }
  });
});
