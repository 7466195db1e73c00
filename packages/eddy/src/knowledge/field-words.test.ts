import { describe, expect, it } from 'vitest';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { fieldsAbout, fieldsNamed } from './field-words.ts';

describe('the fields of study that an answer is of', () => {
  it('are all known', () => {
    const { fields } = sampleContext('mei', 'en');
    const unknown = realKnowledge().file.entries.flatMap((entry) =>
      fieldsAbout(entry).filter((id) => fields.field(id) === null),
    );
    expect(unknown).toEqual([]);
  });

  it.each<[string, string | null]>([
    ['what do they ask in a vet interview', 'medicineDentVet'],
    ['社工面試問咩', 'socialWork'],
    ['护理专业累不累', 'nursing'],
    ['is the placement hard', null],
    ['面試要準備啲咩', null],
    ['毕业以后能做什么', null],
  ])('are named by the words of such answers: %s', (message, field) => {
    const named = fieldsNamed(message, realKnowledge());
    if (field === null) expect(named).toEqual([]);
    else expect(named).toContain(field);
  });
});
