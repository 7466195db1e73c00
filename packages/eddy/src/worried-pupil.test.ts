import { describe, expect, it } from 'vitest';
import { guideAnswer } from './guide-answer.ts';
import { isCallFor } from './testing/question-set.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import { understand } from './understand.ts';

const languageOf = (text: string) => (/\p{Script=Han}/u.test(text) ? 'tc' : 'en');
const asked = (text: string) => understand(text, sampleContext('mei', languageOf(text)));
const answered = (text: string) =>
  guideAnswer({ text, context: sampleContext('mei', languageOf(text)), earlier: [], detailed: false }).text;

const NOTIONS = [
  ['stress', 'hi eddy, i’m kinda freaking out about jupas'],
  ['stress', 'do you think i am stupid'],
  ['ranking', 'is hku better than cuhk'],
  ['stress', '我好迷惘'],
  ['stress', '我怕选错专业以后后悔'],
  ['lost', '我不知道自己喜欢什么，怎么选专业'],
  ['privacy', 'will you tell my parents what i type'],
  ['privacy', 'can my school see this'],
  ['privacy', '你會唔會將我啲嘢話俾老師知'],
  ['minimum', '我得3322可唔可以入到大學？'],
  ['bands', 'band A 同 band B 有咩分別'],
  ['updates', 'how sure are you'],
  ['offers', '聯招點樣運作'],
] as const;
const TOOLS = [
  ['list_chances', 'am i screwed'],
  ['classify', 'can you tell me my chances at JS1204'],
  ['classify', 'i will tell my mum about JS1204, what are my chances'],
  ['classify', 'why is JS6987 dangerous for me'],
  ['knowledge', 'how do i even start picking'],
  ['knowledge', '港大好定中大好'],
  ['recommend', 'i’m bad at english, which degrees don’t care about english'],
  ['recommend', '有冇啲同JS1204差唔多但易入啲嘅'],
  ['knowledge', 'what if i retake'],
  ['knowledge', 'should i do an associate degree instead'],
  ['knowledge', '幾時出offer'],
  ['what_if', '我擔心英文得3入唔到JS1204'],
  ['order_advice', 'which choice is a waste'],
  ['knowledge', '放榜之後改選要留意咩'],
  ['programme', '理大物理治療要幾多分'],
] as const;
const OUTSIDE = [['personal', '你觉得我爸妈让我读会计对吗']] as const;

const isToldOf = (notion: string, text: string): boolean => {
  const { kind, notions, calls, talk } = asked(text);
  if (talk !== null) return true;
  const isKnown = calls.length > 0 && calls.every(({ tool }) => tool === 'knowledge');
  return isKnown || (kind === 'explain' && notions.some((one) => one === notion));
};

describe('a worried pupil is heard', () => {
  it('nine times in ten, by what is told, looked up or declined', () => {
    const missed = [
      ...NOTIONS.filter(([notion, text]) => !isToldOf(notion, text)),
      ...TOOLS.filter(([tool, text]) => !asked(text).calls.some((call) => isCallFor(tool, call.tool))),
      ...OUTSIDE.filter(([, text]) => asked(text).calls.length > 0),
    ];
    const all = NOTIONS.length + TOOLS.length + OUTSIDE.length;
    expect(1 - missed.length / all, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});

describe('an answer', () => {
  it('says when an institution has nothing of the kind, and where it is', () => {
    const text = answered('is it dumb to put nursing at hkbu as my first choice');
    expect(text).toContain('I found none of that kind at HKBU this year.');
    expect(text).toContain('JS6468');
  });

  it('names what is hardest to reach beside what is safest', () => {
    expect(answered('which one of my six is most likely to reject me')).toContain(
      'the hardest to reach is **JS6987',
    );
  });

  it('says one thing once', () => {
    const half = answered('which one of my six is most likely to reject me').match(/half of those admitted/g);
    expect(half).toHaveLength(1);
    expect(answered('What does JS6406 require?')).not.toContain('one elective at 3 and one elective at 3');
  });

  it('finds social work, not social networks, by titles without their streams', () => {
    const text = answered('想做社工讀咩好');
    expect(text).toContain('JS6731');
    expect(text).not.toMatch(/JS1019|特點/);
  });

  it('words a total as a total', () => {
    expect(answered('my chances at JS4502')).toMatch(/a total above 40 in six subjects; you have 29\./);
  });
});
