import { readFileSync } from 'node:fs';
import { fieldsFileSchema, flexibleAdmissionFileSchema, validateCatalogueFile } from '@lodestar/contract';
import { type FieldsFile, toSimplified } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { fieldsText } from './fields.ts';
import { fieldsFaults } from './fields-faults.ts';
import { flexibleAdmissionText } from './flexible-admission.ts';
import { simplifiedText } from './simplified.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

const text = read('fields.json');
const fields = fieldsFileSchema.parse(JSON.parse(text));
const verdict = validateCatalogueFile(JSON.parse(read('programmes/2026.json')));
const rows = verdict.kind === 'valid' ? verdict.file.programmes : [];
const codes = new Set(rows.map(({ code }) => code));

const change = (part: Partial<FieldsFile>): FieldsFile => ({ ...fields, ...part });
const withProgramme = (part: Partial<FieldsFile['programmes'][string]>): FieldsFile => {
  const own = fields.programmes.JS1000;
  if (own === undefined) throw new Error('JS1000 has no fields');
  return change({ programmes: { ...fields.programmes, JS1000: { ...own, ...part } } });
};
const withInterest = (part: Partial<FieldsFile['interests'][number]>): FieldsFile =>
  change({ interests: fields.interests.map((one) => (one.id === 'robots' ? { ...one, ...part } : one)) });

describe('the file of fields', () => {
  it('is without fault beside the programmes of 2026, as the preparation writes it', () => {
    expect(fieldsFaults(fields, rows)).toEqual([]);
    expect(fieldsText(JSON.parse(text))).toBe(text);
    expect([fields.fields.length, fields.interests.length, fields.traits.length]).toEqual([34, 168, 23]);
    expect([Object.keys(fields.topics).length, Object.keys(fields.careers).length]).toEqual([972, 568]);
  });

  it('shows the Simplified Chinese on a device that the preparation would make', () => {
    const shown = [
      ...Object.values(fields.topics),
      ...Object.values(fields.careers),
      ...fields.fields.flatMap(({ name_tc, description_tc }) => [name_tc, description_tc]),
      ...fields.traits.map(({ name_tc }) => name_tc),
      ...fields.interests.flatMap(({ note }) => (note === undefined ? [] : [note.tc])),
      ...Object.values(fields.programmes).flatMap(({ professional }) => professional?.tc ?? []),
    ];
    expect(shown.filter((one) => toSimplified(one) !== simplifiedText(one))).toEqual([]);
  });

  it.each<[string, FieldsFile, string]>([
    [
      'a programme that is in no catalogue',
      change({
        programmes: {
          ...fields.programmes,
          JS0000: { fields: ['law'], topics: [], careers: [], professional: null },
        },
      }),
      'programmes: JS0000 is unknown',
    ],
    [
      'a programme left out',
      change({ programmes: Object.fromEntries(Object.entries(fields.programmes).slice(1)) }),
      'programmes, of the catalogue: JS1000 is unknown',
    ],
    ['an unknown field', withProgramme({ fields: ['magic'] }), 'JS1000 fields: magic is unknown'],
    ['too few topics', withProgramme({ topics: ['law'] }), 'JS1000 topics: 1, not 6 to 12'],
    [
      'an unknown career',
      withProgramme({ careers: ['accountant', 'auditor', 'wizard'] }),
      'JS1000 careers: wizard is unknown',
    ],
    [
      'a topic twice',
      withProgramme({ topics: ['law', 'law', 'tax', 'auditing', 'finance', 'physics'] }),
      'JS1000: law twice',
    ],
    [
      'the topics and careers of another',
      change({
        programmes: {
          ...fields.programmes,
          JS1002: fields.programmes.JS1000 ?? { fields: [], topics: [], careers: [], professional: null },
        },
      }),
      'JS1002: topics and careers of another',
    ],
    [
      'a topic without Chinese',
      change({ topics: { ...fields.topics, law: 'law' } }),
      'topics: "law" is no Chinese word',
    ],
    ['an interest of unknown topics', withInterest({ topics: ['flying'] }), 'robots: flying is unknown'],
    [
      'an interest that reaches nothing',
      withInterest({ topics: [] }),
      'robots: reaches no programme by a topic',
    ],
    [
      'a dislike that avoids nothing',
      withInterest({ avoid: { subjects: [], traits: [] } }),
      'robots: avoids nothing',
    ],
    [
      'a dislike of an unknown subject',
      withInterest({ avoid: { subjects: ['XYZ'], traits: [] } }),
      'robots: XYZ is unknown',
    ],
    ['a word twice', withInterest({ en: ['robots', 'robots'] }), 'robots: a word twice'],
    [
      'a trait of nobody',
      change({
        traits: [
          ...fields.traits,
          { id: 'none', name_en: 'None', name_tc: '無', fields: [], topics: [], codes: [] },
        ],
      }),
      'none: reaches fewer than 2',
    ],
    ['too few fields', change({ fields: fields.fields.slice(7) }), 'fields: 27, not 28 to 34'],
  ])('would not pass with %s', (_, broken, fault) => {
    expect(fieldsFaults(broken, rows)).toContain(fault);
  });
});

describe('the file of flexible routes', () => {
  const flexible = flexibleAdmissionFileSchema.parse(JSON.parse(read('flexible-admission.json')));

  it('names only programmes of the year, each once, with a source that is there', () => {
    const named = flexible.routes.flatMap(({ programmes }) => programmes);
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(220);
    expect(flexible.routes.filter(({ source }) => flexible.sources[source] === undefined)).toEqual([]);
    expect(flexibleAdmissionText(JSON.parse(read('flexible-admission.json')))).toBe(
      read('flexible-admission.json'),
    );
  });
});
