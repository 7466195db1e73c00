import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../asked/reading.ts';
import type { EarlierMessage } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';
import { pointedAt } from './pointed-at.ts';
import { withoutSaidBefore } from './said-before.ts';
import { supposedSoFar } from './supposed.ts';

const MEI = sampleContext('mei', 'en');
const pupil = (text: string): EarlierMessage => ({ text, isBot: false });
const eddy = (text: string): EarlierMessage => ({ text, isBot: true });

const LISTED = [eddy('| JS6456 BBA |\n| JS4501 Medicine |\n| JS1204 Computing |')];
const pointed = (text: string, earlier = LISTED) => pointedAt(text, readMessage(text, MEI), MEI, earlier);

describe('what a message points back to', () => {
  it.each([
    ['what about the second one', ['JS4501']],
    ['第三個呢', ['JS1204']],
    ['第一个要面试吗', ['JS6456']],
    ['the last one?', ['JS1204']],
    ['尾嗰個要幾多分', ['JS1204']],
    ['the HKU one', ['JS6456']],
    ['中大嗰個難唔難', ['JS4501']],
    ['how many places does that one have', ['JS6456', 'JS4501', 'JS1204']],
  ])('%s', (text, codes) => {
    expect(pointed(text)).toEqual(codes);
  });

  it.each(['my first choice', '第一志願放咩好', 'what is JS3636', 'first year fees at PolyU'])(
    'is nothing in: %s',
    (text) => {
      expect(pointed(text)).toEqual([]);
    },
  );

  it('is the place on the own list where fewer were spoken of', () => {
    expect(pointed('the second one', [])).toEqual([MEI.choices[1]]);
    expect(pointed('and the third?', [eddy('**JS5240 CSE**')])).toEqual([MEI.choices[2]]);
  });

  it('is nothing where neither the talk nor the list has so many', () => {
    expect(
      pointedAt('the second one', readMessage('the second one', MEI), { ...MEI, choices: [] }, []),
    ).toEqual([]);
  });
});

describe('grades that are supposed', () => {
  it('take one grade more as one supposition more', () => {
    const before = [pupil('what if i get a 5 in english'), eddy('With English 5 (now 4):')];
    expect(understand('and 5** in maths too', MEI, before).calls).toMatchObject([
      { tool: 'what_if', input: { changes: [{ subject: 'ENG' }, { subject: 'MAT', grade: '5**' }] } },
    ]);
  });

  const BIO = 'what if I got 5* in bio';
  const ENGLISH = 'and what if my English were 5**';

  it('add up, and are named together', () => {
    const { calls } = understand(ENGLISH, MEI, [pupil(BIO), eddy('…')]);
    expect(calls).toMatchObject([
      {
        tool: 'what_if',
        input: {
          changes: [
            { subject: 'BIO', grade: '5*' },
            { subject: 'ENG', grade: '5**' },
          ],
        },
      },
    ]);
  });

  it('are the later one for the same subject', () => {
    const earlier = [pupil(BIO), pupil('what if bio is 4')];
    expect(supposedSoFar(earlier, MEI)).toEqual([{ subject: 'BIO', grade: '4' }]);
  });

  it('count no longer once they are dropped', () => {
    expect(supposedSoFar([pupil(BIO), pupil('forget that')], MEI)).toEqual([]);
    expect(supposedSoFar([pupil('如果生物5*'), pupil('算啦')], MEI)).toEqual([]);
  });

  it('commute', () => {
    const asked = ['what if my english were 5', 'what if I got 4 in maths', 'if chem was 5*'];
    const sorted = (texts: readonly string[]) =>
      supposedSoFar(texts.map(pupil), MEI)
        .map(({ subject, grade }) => `${subject} ${grade}`)
        .sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(asked, { minLength: asked.length }), (texts) => {
        expect(sorted(texts)).toEqual(sorted(asked));
      }),
    );
  });
});

describe('what was said before', () => {
  const general = 'The rule that holds: put what you want most first.';

  it('is not said again', () => {
    expect(withoutSaidBefore(`You have 29 points.\n\n${general}`, [eddy(`Hello. ${general}`)])).toBe(
      'You have 29 points.',
    );
  });

  it('stays where it is all there is, and where it holds a figure', () => {
    expect(withoutSaidBefore(general, [eddy(general)])).toBe(general);
    expect(
      withoutSaidBefore('The median was 29 points last year.', [eddy('The median was 29 points last year.')]),
    ).toBe('The median was 29 points last year.');
  });

  it('is left out by whole sentences, which no address ends', () => {
    const answer = 'Open an account on jupas.edu.hk and pay the fee, then choose.';
    const before = eddy('Look at jupas.edu.hk for it. Open an account on jupas. That is all.');
    expect(withoutSaidBefore(`It is free.\n\n${answer}`, [before])).toBe(`It is free.\n\n${answer}`);
    expect(withoutSaidBefore(`It is free.\n\n${answer}`, [eddy(answer)])).toBe('It is free.');
  });

  it('is left out of the second of two answers about the order', () => {
    const ask = (earlier: readonly EarlierMessage[]) =>
      guideAnswer({ text: 'Is my list in a good order?', context: MEI, earlier, detailed: false }).text;
    const first = ask([]);
    const second = ask([pupil('Is my list in a good order?'), eddy(first)]);
    expect(first).toContain('within a band a high wish takes nothing');
    expect(second).not.toContain('within a band a high wish takes nothing');
    expect(second).toContain('|');
  });
});
