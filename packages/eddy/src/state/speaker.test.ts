import { describe, expect, it } from 'vitest';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';
import { type Speaker, speakerIn } from './speaker.ts';

describe('who speaks', () => {
  it.each<[Speaker, string]>([
    ['parent', '如果他坚持不读医，我们做父母的怎么办？'],
    ['parent', 'my son wants to study games'],
    ['parent', '個女話要讀藝術'],
    ['parent', 'Hello, I am a mother.'],
    ['teacher', '我係升學主任，想問改選'],
    ['teacher', '我们班有个学生想读护理'],
    ['teacher', 'one of my students has English 2'],
    ['teacher', '本校有學生想retake'],
    ['pupil', '我同個女朋友講好一齊入hku'],
    ['pupil', 'my parents say no'],
    ['pupil', '老師話我入唔到大學'],
    ['pupil', '我係學生，想讀醫'],
    ['pupil', '我拿學生簽證'],
  ])('is a %s: %s', (speaker, message) => expect(speakerIn(message, [])).toBe(speaker));

  it('is remembered in the talk', () => {
    const before = [
      { text: '我係家長', isBot: false },
      { text: '你好', isBot: true },
    ];
    expect(speakerIn('夠唔夠分', before)).toBe('parent');
  });
});

describe('an answer to somebody who speaks of a pupil', () => {
  const newcomer = sampleContext('newcomer', 'en');

  it('asks for the grades in place of saying that none are entered, and looks at no list of theirs', () => {
    const earlier = [
      { text: 'I am a careers teacher', isBot: false },
      { text: 'Hi.', isBot: true },
    ];
    const { text } = guideAnswer({
      text: 'what are the chances of the list',
      context: newcomer,
      earlier,
      detailed: false,
    });
    expect(text).toContain('Tell me the grades in one line');
  });

  it('is the one for parents where another is for the pupil', () => {
    const { calls, feeling } = understand('我們做父母的很擔心孩子對什麼都沒有興趣，不知道讀什麼', newcomer);
    const ids = calls.flatMap((call) => (call.tool === 'knowledge' ? [call.input.entry] : []));
    expect(ids).not.toContain('noIdea');
    expect(feeling === null || feeling === 'worry').toBe(true);
  });
});
