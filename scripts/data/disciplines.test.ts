import { readFileSync } from 'node:fs';
import { disciplinesFileSchema, fieldsFileSchema } from '@lodestar/contract';
import type { Discipline, DisciplinesFile } from '@lodestar/eddy';
import { describe, expect, it } from 'vitest';
import { disciplinesText } from './disciplines.ts';
import { disciplinesFaults } from './disciplines-faults.ts';

const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8');

const text = read('disciplines.json');
const file = disciplinesFileSchema.parse(JSON.parse(text));
const fields = fieldsFileSchema.parse(JSON.parse(read('fields.json')));

const ID = 'nursing';
const change = (part: (one: Discipline) => Partial<Discipline>): DisciplinesFile => ({
  ...file,
  disciplines: file.disciplines.map((one) => (one.id === ID ? { ...one, ...part(one) } : one)),
});
const withNote = (note: Partial<Discipline['notes']['hard']>): DisciplinesFile =>
  change(({ notes }) => ({ notes: { ...notes, hard: { ...notes.hard, ...note } } }));

describe('the file of disciplines', () => {
  it('is without fault beside the fields of study, as the preparation writes it', () => {
    expect(disciplinesFaults(file, fields)).toEqual([]);
    expect(disciplinesText(JSON.parse(text))).toBe(text);
  });

  it.each<[string, DisciplinesFile, string]>([
    ['a figure', withNote({ en: 'Half of 20 nurses.' }), `${ID} hard: a figure`],
    ['Chinese in English', withNote({ en: 'A 護士.' }), `${ID} hard: Chinese in the English note`],
    ['a note without Chinese', withNote({ tc: 'Hard.' }), `${ID} hard: no Chinese in a Chinese note`],
    [
      'Traditional characters where Simplified are due',
      withNote({ sc: '護理很难。' }),
      `${ID} hard: Traditional characters in the Simplified note`,
    ],
    [
      'a note that is too long',
      withNote({ en: 'word '.repeat(46).trim() }),
      `${ID} hard: too many English words`,
    ],
    ['an unknown field', change(() => ({ field: 'magic' })), `${ID}: field magic is unknown`],
    [
      'a name of another discipline',
      change(({ names }) => ({ names: { ...names, en: [...names.en, 'Physio'] } })),
      `"physio" names ${ID} and physiotherapy`,
    ],
    [
      'a name of something else',
      change(({ names }) => ({ names: { ...names, en: [...names.en, 'AI'] } })),
      `${ID}: "ai" means something else as well`,
    ],
    [
      'a discipline twice',
      { ...file, disciplines: [...file.disciplines, ...file.disciplines.slice(0, 1)] },
      `${file.disciplines[0]?.id}: twice`,
    ],
  ])('is refused with %s', (_, spoilt, fault) => {
    expect(disciplinesFaults(spoilt, fields)).toContain(fault);
  });
});
