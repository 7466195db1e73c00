import { readFileSync } from 'node:fs';
import { knowledgeFileSchema, validateCatalogueFile } from '@lodestar/contract';
import type { KnowledgeEntry, KnowledgeFact, KnowledgeFile } from '@lodestar/eddy';
import { describe, expect, it } from 'vitest';
import { knowledgeText, resimplified } from './knowledge.ts';
import { knowledgeFaults } from './knowledge-faults.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

const text = read('knowledge.json');
const file = knowledgeFileSchema.parse(JSON.parse(text));
const verdict = validateCatalogueFile(JSON.parse(read('programmes/2026.json')));
const rows = verdict.kind === 'valid' ? verdict.file.programmes : [];

const ID = 'applicationFee';
const change = (part: (entry: KnowledgeEntry) => Partial<KnowledgeEntry>): KnowledgeFile =>
  resimplified({
    ...file,
    entries: file.entries.map((entry) => (entry.id === ID ? { ...entry, ...part(entry) } : entry)),
  });
const withFact = (part: Partial<KnowledgeFact>): KnowledgeFile =>
  change(({ facts: [first, ...others] }) => ({
    facts: first === undefined ? [] : [{ ...first, ...part }, ...others],
  }));

describe('the file of knowledge', () => {
  it('is without fault beside the programmes of 2026, as the preparation writes it', () => {
    expect(knowledgeFaults(file, rows)).toEqual([]);
    expect(knowledgeText(JSON.parse(text))).toBe(text);
    expect(file.entries).toHaveLength(1896);
    expect(Object.keys(file.calendar)).toEqual(['2026', '2027']);
  });

  it('names no place of this or another machine as a source', () => {
    expect(text).not.toMatch(/shared\/data|\.md \(/);
  });

  it.each<[string, KnowledgeFile, string]>([
    [
      'a figure that no fact holds',
      change(({ answer }) => ({ answer: { ...answer, en: 'It costs HK$777.' } })),
      `${ID}: 777 is in no fact`,
    ],
    ['a figure without a source', withFact({ source: null }), `${ID}: a figure without a source`],
    ['a volatile fact without a cycle', withFact({ cycle: null }), `${ID}: a volatile fact without a cycle`],
    [
      'a count that the catalogue does not give',
      withFact({ computed: { kind: 'elective', subject: 'CHE', value: 460 } }),
      '"value":460} is now 91',
    ],
    [
      'too few questions',
      change(({ questions }) => ({ questions: { ...questions, en: ['fee'] } })),
      '1 questions in en',
    ],
    [
      'a question of another entry',
      change(({ questions }) => ({
        questions: { ...questions, en: [...questions.en.slice(1), 'What is JUPAS?'] },
      })),
      'is also in whatIsJupas',
    ],
    [
      'an answer that is too long',
      change(({ answer }) => ({ answer: { ...answer, en: 'word '.repeat(76).trim() } })),
      '76 English words',
    ],
    [
      'a text without Chinese',
      change(({ next }) => ({ next: { ...next, tc: 'Look.' } })),
      'no Chinese in the Chinese text',
    ],
    ['a relation to nothing', change(() => ({ related: ['nothing'] })), `${ID}: related to nothing`],
    [
      'an entry twice',
      { ...file, entries: [...file.entries, ...file.entries.slice(0, 1)] },
      'whatIsJupas: twice',
    ],
    [
      'a date without a source',
      {
        ...file,
        calendar: { '2026': (file.calendar['2026'] ?? []).map((date) => ({ ...date, source: null })) },
      },
      '2026 application: a date without a source',
    ],
    [
      'Simplified Chinese of another text',
      {
        ...file,
        entries: file.entries.map((entry) => ({ ...entry, next: { ...entry.next, sc: '看' } })),
      },
      'the Simplified Chinese is not made from the Traditional',
    ],
  ])('is refused with %s', (_, spoilt, fault) => {
    expect(knowledgeFaults(spoilt, rows).join('\n')).toContain(fault);
  });
});
