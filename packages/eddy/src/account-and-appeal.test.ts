import { describe, expect, it } from 'vitest';
import type { EddyLanguage } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import { sampleContext } from './testing/sample-pupils.ts';

const answered = (text: string, language: EddyLanguage): string =>
  guideAnswer({ text, context: sampleContext('siuMing', language), earlier: [], detailed: false }).text;

type Asked = readonly (readonly [EddyLanguage, string])[];

const ACCOUNT: Asked = [
  ['en', "how can i log in to my son's jupas account"],
  ['en', "I'm a parent, can I log into my daughter's JUPAS account?"],
  ['en', 'can parents submit jupas for their kids'],
  ['en', 'my mum wants my jupas password'],
  ['tc', '我想登入個仔嘅JUPAS帳戶'],
  ['tc', '請問家長如何登入孩子的JUPAS帳戶？'],
  ['sc', '家长怎么登录孩子的JUPAS账号'],
  ['sc', '我妈要我的jupas密码怎么办'],
];

const APPEAL: Asked = [
  ['en', 'how do i appeal a grade'],
  ['en', 'can i get my DSE paper rechecked'],
  ['en', 'i think my english was marked wrong, can i ask for a remark'],
  ['tc', '點樣覆核DSE成績'],
  ['tc', '我想review英文分數'],
  ['tc', '怎樣上訴成績？'],
  ['sc', '成绩可以复核吗'],
  ['sc', '我觉得我的英语分数不对 可以申诉吗'],
];

const FELT: Asked = [
  ['en', "i'm worried my list is too hard"],
  ['en', 'i regret taking physics so much'],
  ['en', 'i got rejected from the polyu interview and feel crushed'],
  ['en', 'what if no university wants me'],
  ['en', 'had a huge fight with my mum about uni'],
  ['en', "it's hopeless, my chinese will never be 3"],
  ['tc', '同阿媽嗌交，佢話我揀設計冇前途'],
  ['sc', '她说再逼就不跟我讲话了'],
];

describe('the account of JUPAS', () => {
  it.each(ACCOUNT)(
    'is the pupil’s own, and parents are told what they can do, in %s: %s',
    (language, text) => {
      expect(answered(text, language)).toMatch(
        /^(?:A JUPAS account is the pupil's own|聯招帳戶屬於學生本人|联招账户属于学生本人)/,
      );
    },
  );

  it('and that of this site is as well', () => {
    expect(answered('what can parents see in my account on this site', 'en')).toMatch(
      /^Parents, teachers and classmates have no view of it/,
    );
  });
});

describe('a grade that is doubted', () => {
  it.each(APPEAL)('is rechecked by HKEAA, in %s: %s', (language, text) => {
    expect(answered(text, language)).toMatch(/HKEAA|考評局|考评局/);
  });
});

describe('a feeling beside facts', () => {
  it.each(FELT)('comes first, in %s: %s', (language, text) => {
    const [first = ''] = answered(text, language).split('\n');
    expect(first).not.toMatch(/\d|^\||cannot answer|答不到/);
    expect(first).not.toMatch(/I found|Your list|You have chosen|Your best 5|well done/);
  });
});
