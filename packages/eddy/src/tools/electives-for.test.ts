import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { parseToolCall } from '../parse-tool-call.ts';
import { said } from '../testing/said.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import type { ElectivesInput } from './electives-of-programmes.ts';

const MEI = sampleContext('mei', 'en');
const asking = (input: Partial<ElectivesInput>) =>
  ({ tool: 'electives_for', input: { codes: [], fields: [], words: '', ...input } }) as const;
const about = (input: Partial<ElectivesInput>) => said(asking(input), MEI).text;

describe('electives', () => {
  it('that a programme needs are named first', () => {
    expect(about({ codes: ['JS1801'] })).toMatch(
      /^\*\*JS1801 BVM \(CityU\)\*\* needs \*\*Biology and Chemistry\*\*\./,
    );
  });

  it('for a job are those of the programmes that lead to it', () => {
    expect(about({ words: 'i want to be a vet' })).toContain('needs **Biology and Chemistry**');
  });

  it('are one of several where each way in asks for one of them', () => {
    expect(about({ codes: ['JS4501'] })).toContain(
      '**JS4501 MBChB (CUHK)** needs **one of Biology or Chemistry**.',
    );
    expect(about({ words: 'doctor' })).toContain('needs **one of Biology or Chemistry**');
    expect(about({ codes: ['JS6315'] })).toContain('needs **one of Biology, Chemistry or Physics**');
    expect(about({ codes: ['JS3868'] })).toContain('asks for no elective by name');
  });

  it('are counted by how many programmes of a field require them and weigh them', () => {
    const text = about({ fields: ['pharmacyChineseMed'] });
    expect(text).toMatch(
      /^For \*\*Pharmacy and Chinese medicine\*\*, \*\*Chemistry\*\* opens most doors: 5 of 6/,
    );
    expect(text).toContain('| Chemistry | 3 | 5 | 1 |');
    expect(text).toContain('One of these is asked for: Biology or Chemistry (1);');
  });

  it('are not made more of than they are where most programmes ask for none', () => {
    expect(about({ fields: ['law'] })).toMatch(
      /^9 of 10 programmes for \*\*Law\*\* ask for no elective by name\./,
    );
    expect(about({ fields: ['computingAi'] })).toMatch(
      /^For \*\*Computing, AI and cyber security\*\*, \*\*Physics\*\* opens most doors: 13 of 22/,
    );
  });

  it('of nothing that is known are asked back', () => {
    expect(about({ words: 'blah' })).toBe(
      'I found no programme for that. Tell me a field, a job or a programme.',
    );
    expect(about({ codes: ['JS9999'] })).toContain('JS9999 is not among this year’s programmes');
    expect(parseToolCall('electives_for', {})).toEqual({ problem: expect.any(String) });
    expect(parseToolCall('electives_for', { fields: ['a b'] })).toEqual({ problem: expect.any(String) });
  });

  it.each(EDDY_LANGUAGES)('in %s say nothing that the tool did not give', (language) => {
    const context = sampleContext('mei', language);
    for (const { id } of context.fields.file.fields) {
      const { text, removed } = said(asking({ fields: [id] }), context);
      expect(removed, text).toEqual([]);
    }
    for (const { code } of context.catalogue.programmes.filter((_, index) => index % 20 === 0)) {
      expect(said(asking({ codes: [code, 'JS6456'] }), context).removed).toEqual([]);
    }
  });
});
