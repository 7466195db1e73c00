import { describe, expect, it } from 'vitest';
import { type EarlierMessage, EDDY_LANGUAGES } from './context.ts';
import { INTENTS } from './intents.ts';
import { PLANS } from './talk/plans.ts';
import { isTalkIntent, registerOf, type TalkIntent, talk } from './talk.ts';
import { type SamplePupilName, sampleContext } from './testing/sample-pupils.ts';

const TALKS: readonly TalkIntent[] = INTENTS.flatMap((intent) => (isTalkIntent(intent) ? [intent] : []));
const FEELINGS: readonly TalkIntent[] = ['worry', 'failed', 'lost', 'pressure', 'late', 'good_news'];

const said = (text: string): EarlierMessage => ({ text, isBot: true });
const wrote = (text: string): EarlierMessage => ({ text, isBot: false });

function told(
  intent: TalkIntent,
  message: string,
  { language = 'en', pupil = 'mei', earlier = [] }: Partial<Wish> = {},
) {
  return talk({ intent, message, context: sampleContext(pupil, language), earlier });
}

interface Wish {
  readonly language: 'en' | 'tc' | 'sc';
  readonly pupil: SamplePupilName;
  readonly earlier: readonly EarlierMessage[];
}

describe('a talk', () => {
  it('is held about every intent that has a plan, and no other', () => {
    // What is only told is no wish of its own.
    expect([...TALKS, 'telling'].sort()).toEqual(Object.keys(PLANS).sort());
    expect(isTalkIntent('programme_level')).toBe(false);
    expect(isTalkIntent('toString')).toBe(false);
  });

  it('takes up what was said', () => {
    expect(told('worry', "I can't sleep because of results").text).toMatch(/^Lying awake/);
    expect(told('worry', 'scared my parents will be disappointed').text).toMatch(
      /^Being scared of letting them/,
    );
    expect(told('failed', 'I bombed chem').text).toMatch(/^Chemistry going badly hurts/);
    expect(told('pressure', 'my mum wants medicine and I don’t').text).toMatch(
      /^Being stuck between your parents/,
    );
    expect(told('late', 'is it too late to start revising').text).toMatch(/^It may be late for perfect/);
    expect(told('good_news', 'I got an offer!!!').text).toMatch(/^Congratulations/);
  });

  it('speaks with a parent as with a parent', () => {
    expect(told('worry', 'my daughter cannot sleep').text).toMatch(/^Worrying for your child/);
    expect(told('failed', 'my son failed his mock').text).toMatch(/^It hurts to see your child like this/);
    expect(told('pressure', '我想佢讀醫，個女想讀藝術', { language: 'tc' }).text).toContain('兩邊都唔好受');
  });

  it('gives facts of this pupil and one next step', () => {
    const { text, offers } = told('failed', 'I failed');
    expect(text).toMatch(/reach last year's median or average at \d+ of 422 programmes/);
    expect(text).toContain('Shall I show what is within reach with your grades?');
    expect(offers).toBe('find_by_level');
  });

  it('offers nothing that needs what the pupil has not entered', () => {
    for (const intent of FEELINGS) {
      const { text, offers } = told(intent, 'x', { pupil: 'newcomer' });
      expect(text).not.toMatch(/on your list|through your list|your grades\?|ability test/i);
      expect(['list_check', 'find_by_level', 'improve', 'my_abilities']).not.toContain(offers);
    }
  });

  it('sends whoever cannot sleep, or is worried again, to a person', () => {
    const first = told('worry', 'I am scared').text;
    expect(first).not.toContain('18111');
    expect(told('worry', 'I cannot sleep').text).toContain('18111');
    expect(told('worry', 'still scared', { earlier: [said(first)] }).text).toContain('18111');
  });

  it('answers a question about interviews or life there with what is known, first', () => {
    expect(told('interview_tips', 'what is a group interview').text).toMatch(/^Several applicants discuss/);
    expect(told('university_life', 'can i change major').text).toMatch(/^Often, but not freely/);
  });

  it('says the last answer in one sentence when it was too long', () => {
    const long =
      'You have 24.5 points, 3 above the median. Half scored below it.\n\n| a | b |\n| --- | --- |';
    expect(told('simpler', 'tldr', { earlier: [said(long)] }).text).toMatch(
      /^In short: You have 24\.5 points, 3 above the median\.\n/,
    );
    expect(told('simpler', 'tldr').text).toMatch(/^Tell me which part/);
  });

  it.each([
    ['write my essay about pollution', /^I don't write texts.*because.*teacher/],
    ['integrate x^2 e^x dx', /^I leave exercises to you, because.*teacher/],
    ['will it rain', /Observatory/],
    ['my ankle hurts', /doctor/],
    ['do you like pineapple', /^That is outside what I know: .* will do better/],
  ])('declines with a reason and somebody who can: %s', (message, words) => {
    expect(told('outside', message).text).toMatch(words);
  });
});

describe('a chat', () => {
  it.each(FEELINGS.filter((intent) => intent !== 'good_news'))(
    'says no sentence twice while %s goes on',
    (intent) => {
      const earlier: EarlierMessage[] = [];
      const sentences: string[] = [];
      for (let turn = 0; turn < 5; turn++) {
        const { text } = told(intent, 'I feel so bad', { earlier });
        sentences.push(...text.split('\n\n'));
        earlier.push(wrote('I feel so bad'), said(text));
      }
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(sentences.length).toBeGreaterThan(9);
    },
  );

  it('never runs out of an answer', () => {
    for (const intent of TALKS) {
      const earlier: EarlierMessage[] = [];
      for (let turn = 0; turn < 15; turn++) {
        const { text } = told(intent, 'hm', { earlier });
        expect(text.length, intent).toBeGreaterThan(1);
        earlier.push(said(text));
      }
    }
  });
});

describe('every talk', () => {
  const messages = [
    '',
    '🙂',
    '\u0000',
    'a'.repeat(4000),
    '好驚',
    '我很擔心父母',
    'mum, chem, interview, mock',
  ];

  it('has words in each language, with no place unfilled and no "cannot answer"', () => {
    for (const intent of TALKS) {
      for (const language of EDDY_LANGUAGES) {
        for (const message of messages) {
          const { text } = told(intent, message, { language });
          expect(text.trim(), intent).not.toBe('');
          expect(text, intent).not.toMatch(/\{\{|undefined|–$|cannot answer|答不到/);
        }
      }
    }
  });

  it('stays short', () => {
    for (const intent of FEELINGS) {
      for (const message of messages) {
        expect(told(intent, message).text.split(/\s+/).length, intent).toBeLessThanOrEqual(90);
      }
    }
  });
});

describe('the register', () => {
  it.each(['我好驚放榜', '仲有两个月DSE，嚟唔嚟得切', '點算好', '入唔到大學點算', '太遲喇'])(
    'is spoken in: %s',
    (message) => {
      expect(registerOf(message)).toBe('spoken');
    },
  );

  it.each([
    '我很害怕放榜',
    '请问重新点算分数怎样申请',
    '怎樣說服家長尊重我的選擇？',
    'am I too late',
    '',
    '裁判與仲裁',
  ])('is written in: %s', (message) => {
    expect(registerOf(message)).toBe('written');
  });

  it('of a message that could be either is that of the ones before', () => {
    expect(registerOf('好迷惘', ['我唔知讀咩'])).toBe('spoken');
    expect(registerOf('我真的很迷惘', ['我唔知讀咩'])).toBe('written');
    expect(registerOf('好迷惘')).toBe('written');
  });

  it('is kept in the answer, in either script', () => {
    expect(told('worry', '我好驚考試', { language: 'tc' }).text).toMatch(/^越近考試越緊張，好多人都係咁。/);
    expect(told('worry', '我好惊考试，点算', { language: 'sc' }).text).toMatch(
      /^越近考试越紧张，好多人都系咁。/,
    );
    expect(told('worry', '我很怕考試', { language: 'tc' }).text).toMatch(/^考試愈近愈緊張，這很常見。/);
  });
});
