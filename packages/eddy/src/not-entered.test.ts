import { describe, expect, it } from 'vitest';
import { guideAnswer } from './guide-answer.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const { CHI: _, ...withoutChinese } = sampleContext('kaLok', 'en').grades;
const context = {
  ...sampleContext('kaLok', 'en'),
  grades: { ...withoutChinese, ENG: '5', CHE: '4' } as const,
};
const answer = (text: string) => guideAnswer({ text, context, earlier: [], detailed: false }).text;

describe('a subject that was never entered', () => {
  it('is said to be missing, not to fall short, and other qualifications are named', () => {
    const said = answer('what are my chances at JS4513');
    expect(said).toContain('not entered yet');
    expect(said).toContain('GCSE');
    expect(said).not.toContain('a minimum is not met');
  });

  it('is told so of a whole list', () => {
    const said = answer('is my list in a good order');
    expect(said).toContain('4 with a subject not entered yet');
    expect(said).not.toContain('would be lost');
  });
});

describe('figures that are published out of order', () => {
  const pupil = sampleContext('mei', 'en');
  it.each(['what are my chances at JS3624', 'what score does JS3624 need', 'compare JS3624 and JS3636'])(
    'are called so: %s',
    (text) => {
      const said = guideAnswer({ text, context: pupil, earlier: [], detailed: false }).text;
      expect(said).toContain('out of order');
    },
  );
});
