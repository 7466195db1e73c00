import { describe, expect, it } from 'vitest';
import type { EarlierMessage, EddyLanguage } from '../context.ts';
import { guideAnswer, understandAndRun } from '../guide-answer.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';

/** What a pupil says, and words of which one look-up of its answer holds each: tools, codes, facts. */
type Turn = readonly [says: string, ...looksUp: string[]];
interface Conversation {
  readonly pupil: SamplePupilName;
  readonly language: EddyLanguage;
  readonly turns: readonly Turn[];
}

const CONVERSATIONS: readonly Conversation[] = [
  {
    pupil: 'newcomer',
    language: 'en',
    turns: [
      ['i like animals and biology', 'find_by_interest'],
      ['chi 4 eng 4 math 4 bio 5 chem 4 csd A', 'stated_grades', 'JS1806'],
      ['which of those is easiest', 'which_of', 'JS1806'],
    ],
  },
  {
    pupil: 'kaLok',
    language: 'tc',
    turns: [
      ['我 mock 英文得2 我好驚', 'lowLanguage'],
      ['我咁嘅成績入唔入到護理呀', 'classify'],
      ['band A 係咪得三個位', 'bandAMeaning'],
      ['宿舍包唔包', 'dormitory'],
    ],
  },
  {
    pupil: 'newcomer',
    language: 'sc',
    turns: [
      ['老师您好，JUPAS到底要填多少个志愿', 'knowledge'],
      ['语文4 英语4 数学5 公民达标 物理5 化学4', 'stated_grades', '"codes":[]'],
    ],
  },
  {
    pupil: 'newcomer',
    language: 'tc',
    turns: [
      ['我想讀護理', 'search_programmes', 'nursing'],
      ['中4英4數3 bio4 公民達標', 'stated_grades', 'JSST01', 'JS4513'],
      ['有咩唔使數學', 'find_programmes', '"query":""', 'MAT'],
      ['有什么不用数学的专业', 'find_programmes', '"query":""', 'MAT'],
    ],
  },
  {
    pupil: 'mei',
    language: 'en',
    turns: [
      ['is JS4412 hard for me', 'JS4412'],
      ['lol ok'],
      ['and how much is it a year', 'JS4412', 'fee'],
      ['what about the hku one', 'JS6987', 'fee'],
      ['which of mine need an interview', 'which_of', 'interview'],
      ['is it longer than JS1204', 'JS1204', 'duration'],
      ['thx so much that helps, one more thing'],
      ['whats the fee and interview of JS4412 and how long is it', 'fee', 'interview', 'duration'],
      ['which on my list is the safest', 'which_of', 'level'],
    ],
  },
  {
    pupil: 'kaLok',
    language: 'en',
    turns: [
      ['what if eng is 3', 'ENG', '3'],
      ['and maths 4', 'ENG', 'MAT'],
      ['go back to my real grades', 'my_list'],
      ['what if bio is 5', 'BIO'],
      ['can i get into JS6468', 'JS6468'],
      ['whats 3322', 'ger332A33'],
      ['so whats the fee of that one', 'JS6468', 'fee'],
      ['nursing at polyu?', 'JS3648'],
      ['and cuhk', 'JS4513'],
    ],
  },
  {
    pupil: 'tszHo',
    language: 'tc',
    turns: [
      ['我個list邊科要面試', 'which_of', 'interview'],
      ['邊個最平', 'which_of', 'fee'],
      ['第二個要唔要面試', 'JS4903', 'interview'],
      ['佢要幾多分', 'JS4903', 'scores'],
      ['唔該晒呀好有用'],
      ['仲有,佢讀幾年', 'JS4903', 'duration'],
      ['如果數學4呢', 'MAT'],
      ['再加經濟5', 'MAT', 'ECO'],
      ['照返我真實成績計', 'my_list'],
      ['JS6406學費同面試同埋讀幾耐', 'fee', 'interview', 'duration'],
    ],
  },
  {
    pupil: 'mei',
    language: 'sc',
    turns: [
      ['我的志愿里哪个看重数学', 'which_of', 'weight', 'MAT'],
      ['第二个难吗', 'JS4412'],
      ['什么是band A', 'knowledge'],
      ['那个要面试吗', 'JS4412', 'interview'],
      ['科大那个呢', 'JS5240', 'interview'],
      ['好的谢谢，再问一下'],
      ['我的表里哪些不用面试', 'which_of', 'interview'],
    ],
  },
  {
    pupil: 'mei',
    language: 'en',
    turns: [
      ['will my list work out?', 'list_chances'],
      ['what if none of them take me', 'list_chances'],
      ['which of mine interview', 'which_of', 'interview'],
      ['does that one need a portfolio', '"programme"', 'documents'],
      ['should i put the polyu one higher then', 'order_advice', 'JS3868'],
      ['if i drop one in math and one in physics', '"MAT","grade":"5"', '"PHY","grade":"4"'],
    ],
  },
  {
    pupil: 'kaLok',
    language: 'en',
    turns: [
      ['nursing at polyu or cuhk?', 'compare', 'JS3648', 'JS4513'],
      ['the second one, does it interview', '"programme"', 'JS4513', 'interview'],
      ['and the other two on my list?', 'JS3648', 'interview'],
      ['how much is the last one on the list', 'JSSU40', 'fee'],
      ['i want to work with kids who have autism', 'specialEducationRoad'],
      ['how much do physios earn', 'about_disciplines'],
    ],
  },
  {
    pupil: 'tszHo',
    language: 'en',
    turns: [
      ['hku law vs cuhk law whats the difference', 'compare', 'JS6406', 'JS4903'],
      ['which should i put first', 'order_advice', 'JS6406', 'JS4903'],
      ['both of them need interview?', 'JS6406', 'JS4903', 'interview'],
      ['hku actsc or cuhk qfin', 'compare', 'JS6729', 'JS4252'],
      ['eng 5**, chi 5* and lit 5', 'stated_grades'],
    ],
  },
  {
    pupil: 'mei',
    language: 'tc',
    turns: [
      ['六個志願會唔會中', 'list_chances'],
      ['我張單有冇得救', 'list_chances'],
      ['我會入到邊個志願', 'list_chances'],
      ['嗰個要唔要面試', '"programme"', 'interview'],
      ['我想做放射師', 'find_by_interest'],
      ['環商要幾多分', 'JS5313'],
    ],
  },
  {
    pupil: 'kaLok',
    language: 'tc',
    turns: [
      ['港大護理同中大護理邊個排先', 'order_advice', 'JS6468', 'JS4513'],
      ['護理邊個最易入', 'JS3648', 'JS6468', 'JS4513'],
      ['名單第二個呢', 'JS6468'],
      ['我啲分夠唔夠讀護士', 'classify', 'JS3648', 'JSSU40'],
      ['我想照顧自閉症小朋友', 'autisticChildJobs'],
    ],
  },
  {
    pupil: 'mei',
    language: 'sc',
    turns: [
      ['我的表稳不稳', 'order_advice'],
      ['最稳呢', 'which_of', 'level'],
      ['中大那个', 'JS4412'],
      ['差多少', 'JS4412'],
      ['第一个是不是太勉强了', 'classify', 'JS5240'],
    ],
  },
  {
    pupil: 'mei',
    language: 'en',
    turns: [
      ['how hard is JS6901 and do they interview?', 'JS6901', 'interview', 'classify'],
      ['should I swap 2 and 3', 'order_advice', '"JS4412","JS1204"'],
      ['is there any law on my list', 'my_list'],
      ['why did you say risky', 'classify', 'JS4412', 'JS6987'],
      ['if I get 5 in English', 'what_if', 'ENG'],
      ['and the first one?', 'what_if', 'ENG', '"codes":["JS5240"]'],
    ],
  },
  {
    pupil: 'mei',
    language: 'tc',
    turns: [
      ['我六個choice邊個最穩', 'which_of', 'level', '"codes":[]'],
      ['點解話高風險', 'classify', '"JS4412"'],
      ['第一個要唔要面試', '"programme"', 'interview'],
      ['公大有冇電腦', 'search_programmes', 'HKMU'],
      ['冇得讀law嘅話我仲可以讀咩', 'find_by_interest'],
      ['唔想做醫生', 'find_by_interest'],
    ],
  },
  {
    pupil: 'kaLok',
    language: 'en',
    turns: [
      ['I want to be a nurse but my English is only 2', 'classify', 'JS3648', 'JSSU40'],
      ['which of my 4 choices is safest', 'which_of', 'level', '"codes":[]'],
      ['I like maths', 'find_by_interest'],
      ['that one, is it far off?', 'classify'],
      ['my list', 'my_list'],
      ['even the last one?', 'JSSU40'],
    ],
  },
];

function missed({ pupil, language, turns }: Conversation): readonly string[] {
  const context = sampleContext(pupil, language);
  const earlier: EarlierMessage[] = [];
  return turns.flatMap(([text, ...wanted]) => {
    const question = { text, context, earlier: [...earlier] };
    const { understood, calls } = understandAndRun(question);
    const answer = guideAnswer({ ...question, detailed: false });
    earlier.push({ text, isBot: false }, { text: answer.text, isBot: true });
    const lookedUp = JSON.stringify([calls, understood.facets]);
    const isRight = wanted.length === 0 ? calls.length === 0 : wanted.every((one) => lookedUp.includes(one));
    return isRight ? [] : [`${text}: ${lookedUp}`];
  });
}

describe('whole conversations', () => {
  it('are followed through small talk, pointers, suppositions and questions of one’s own list, nineteen turns in twenty', () => {
    const wrong = CONVERSATIONS.flatMap(missed);
    const all = CONVERSATIONS.flatMap(({ turns }) => turns).length;
    expect(1 - wrong.length / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
