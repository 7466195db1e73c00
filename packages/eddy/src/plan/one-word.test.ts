import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { type SamplePupilName, sampleContext } from '../testing/sample-pupils.ts';

const LOW = { CHI: '3', ENG: '3', MAT: '2', CSD: 'Attained', BIO: '3', GEO: '2' } as const;

function answerTo(text: string, pupil: SamplePupilName, choices?: readonly string[]) {
  const language = /\p{Script=Han}/u.test(text) ? 'tc' : 'en';
  const context = sampleContext(pupil, language);
  const low = choices === undefined ? context : { ...context, grades: LOW, choices };
  const { text: answer, calls } = guideAnswer({ text, context: low, earlier: [], detailed: false });
  return { answer, looked: JSON.stringify(calls) };
}

describe('a single word decides nothing against the rest of a message', () => {
  it.each<readonly [string, string]>([
    ['無得救？', 'allLow'],
    ['am i beyond saving with these', 'allLow'],
    ['嶺大要咩', 'JS7101'],
    ['what does lingnan want', 'JS7101'],
    ['people say CityU law is second rate', 'JS1061'],
  ])('of one’s own grades and list: %s', (text, looked) => {
    expect(answerTo(text, 'mei', ['JS7101', 'JS4006']).looked).toContain(looked);
  });

  it.each<readonly [string, string, string]>([
    ['JS4412 邊間學校嘅咩科', '"programme"', '中大'],
    ['JS6456 喺邊間大學', '"programme"', '港大'],
    ['HD nursing. can or not', 'enrolledNurse', 'without a degree'],
    ['2026年改選幾時開始同埋截止？', 'modificationDates', '7月16'],
    ['my physics is weak, what can i study', '"without":["PHY"]', 'without Physics'],
    ['物理我比較弱 可以讀咩', '"without":["PHY"]', '物理'],
    ['i suck at maths which programmes', 'badAtMaths', 'Plenty'],
    ['面試會唔會用英文？我普通話比廣東話好，怕聽唔明', 'interviewLanguage', '英語'],
  ])('of programmes and the year: %s', (text, looked, says) => {
    const { looked: calls, answer } = answerTo(text, 'newcomer');
    expect(calls).toContain(looked);
    expect(answer).toContain(says);
  });

  it.each<readonly [string, string]>([
    ['讀普通話嘅課程有邊啲', '_programmes'],
    ['how about the second one', '"tool":'],
    ['我想做消防員', 'find'],
    ['hd定asso好', 'hdVsAd'],
  ])('and what is meant by it stays: %s', (text, looked) => {
    expect(answerTo(text, 'mei').looked).toContain(looked);
  });
});

describe('several things asked of one programme', () => {
  it.each<readonly [string, readonly RegExp[]]>([
    ['理大護理讀幾年，學費，要唔要面試', [/要讀 5 年/, /HK\$47,000/, /面試：/]],
    ['JS4525 要唔要面試 收幾多人', [/面試：/, /學額：58/]],
    ['JS6456: what is the fee, and can I get a grant?', [/HK\$47,000/, /Student Finance Office/]],
    ['How much is HKU dentistry a year and how many do they take', [/HK\$47,000/, /Places: 90/]],
    ['讀醫學院要讀幾年，學費一年多少，家裏條件一般能申請資助嗎？', [/修業年期/, /47,000/, /學生資助處/]],
  ])('are told in the order of the question: %s', (text, parts) => {
    const { answer } = answerTo(text, 'newcomer');
    const places = parts.map((part) => answer.search(part));
    expect(
      places.every((place) => place >= 0),
      answer,
    ).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('leave out when one hears of an interview, which is told with it', () => {
    const { answer, looked } = answerTo(
      'is there an interview for Pharmacy and when would I hear about it?',
      'newcomer',
    );
    expect(answer).toMatch(/^They differ in this:\n\n- \*\*JS4525 PHARMACY\*\* \(CUHK\).*: Interview/);
    expect(looked).not.toContain('knowledge');
  });
});

describe('a leap of more than two grades in one subject', () => {
  it('is no step that is told', () => {
    const three = { CHI: '3', ENG: '3', MAT: '3', CSD: 'Attained', BIO: '3', GEO: '3', ECO: '3' } as const;
    const context = { ...sampleContext('newcomer', 'en'), grades: three };
    const of = (text: string) => guideAnswer({ text, context, earlier: [], detailed: false }).text;
    expect(of('my chance at JS7101')).toContain('Only a leap of more than two grades in one subject');
    expect(of('chances at JS7101 and JS6054')).not.toContain('Smallest steps');
  });
});
