import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { gradesOf } from '../tools/stated-grades.ts';
import { statedSoFar, toldNow } from './stated-so-far.ts';

const NEW = sampleContext('newcomer', 'tc');
const NOTHING = { sequence: [], electives: [], named: [] };
const GRADES = '中4英3數4 bio4 chem3 公民達標';
const told = [
  { text: GRADES, isBot: false },
  { text: '以這些成績，你最佳五科是 **18 分**。', isBot: true },
];

describe('grades told in a chat', () => {
  it('are read where each stands at once behind its subject', () => {
    expect(gradesOf(statedSoFar(NEW, told) ?? NOTHING, {})).toEqual({
      CHI: '4',
      ENG: '3',
      MAT: '4',
      CSD: 'Attained',
      BIO: '4',
      CHE: '3',
    });
  });

  it('are what the next questions are worked out with', () => {
    const { text } = guideAnswer({ text: '如果我英文有4呢', context: NEW, earlier: told, detailed: false });
    expect(text).toContain('18 → 19');
  });

  it('do not stand in for saved ones', () => {
    expect(toldNow(sampleContext('mei', 'tc'), told, '如果我英文有4呢')).toBeNull();
  });
});
