import { pupil } from '@lodestar/domain/testing/pupil.ts';
import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };
import { sampleContext } from './testing/sample-pupils.ts';
import { understand } from './understand.ts';

const PUPILS = ['mei', 'tszHo', 'siuMing', 'kaLok', 'heiTung', 'newcomer'] as const;
const QUESTIONS = [
  'my best 5',
  'my list',
  'my ability',
  'my trajectory',
  'nursing programmes',
  'tell me about JS6456',
  'chances at JS6406',
  'compare JS6406 and JS4903',
  'recommend something',
  'what suits me',
  'what if English were 5*',
  'which single grade would change most',
  'is my list in a good order',
  'hello',
  'how much is the tuition',
];

const answered = (
  text: string,
  pupil: (typeof PUPILS)[number],
  language: 'en' | 'tc' | 'sc',
  detailed = false,
) => guideAnswer({ text, context: sampleContext(pupil, language), earlier: [], detailed });

describe.each(EDDY_LANGUAGES)('every answer in %s', (language) => {
  it.each(PUPILS)('to %s is whole: no gap, no stray name of a field', (pupil) => {
    for (const text of QUESTIONS) {
      for (const detailed of [false, true]) {
        const answer = answered(text, pupil, language, detailed);
        expect(answer.text, text).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object|\bnull\b/);
        expect(answer.text.trim().length, text).toBeGreaterThan(0);
        expect(answer.suggestions.length, text).toBe(3);
      }
    }
  });

  it('suggests only what it can answer itself', () => {
    for (const pupil of PUPILS) {
      const context = sampleContext(pupil, language);
      for (const text of QUESTIONS) {
        for (const suggestion of answered(text, pupil, language).suggestions) {
          expect(understand(suggestion, context).kind, suggestion).not.toBe('cannot');
        }
      }
    }
  });
});

describe('an answer', () => {
  it('below the median says that half of those admitted were below it too', () => {
    const half = { en: 'Half of those admitted', tc: '也有一半低於', sc: '也有一半低于' };
    for (const language of EDDY_LANGUAGES) {
      expect(answered('JS4202 chance', 'siuMing', language).text).toContain(half[language]);
    }
    for (const text of [
      'my list',
      'what if English were 4',
      'is my list in a good order',
      'compare JS4202 and JS3060',
    ]) {
      expect(answered(text, 'siuMing', 'en').text.toLowerCase(), text).toContain('half of those admitted');
    }
  });

  it('names the year of its figures, and that they are for reference only', () => {
    expect(answered('JS1204 chance', 'mei', 'en').text).toContain('2025 entry, for reference only');
    expect(answered('hello', 'mei', 'en').text).not.toContain('2025');
  });

  it('says more when details are wished for', () => {
    const brief = answered('JS1204 chance', 'mei', 'en').text;
    const long = answered('JS1204 chance', 'mei', 'en', true).text;
    expect(long.length).toBeGreaterThan(brief.length);
    expect(long).toContain('What counted:');
  });

  it('says that it is the built-in guide when somebody asks', () => {
    expect(answered('are you chatgpt', 'mei', 'en').text).toContain('built-in guide');
    expect(answered('你係咪ChatGPT', 'mei', 'tc').text).toContain('內置指引');
  });

  it('takes what a pupil wrote as words, not as Markdown', () => {
    const context = sampleContext('mei', 'en');
    const [event] = context.trajectory.events;
    if (event === undefined) throw new Error('mei has events');
    const events = [{ ...event, name: '[x](javascript:alert(1)) <b>|**bold**' }];
    const trajectory = { ...context.trajectory, events, connections: [] };
    const { text } = guideAnswer({
      text: 'my trajectory',
      context: { ...context, trajectory },
      earlier: [],
      detailed: false,
    });
    expect(text).toContain('\\[x\\](javascript:alert(1)) \\<b\\>\\|\\*\\*bold\\*\\*');
  });

  it('about an analysis goes back to the map', () => {
    const { calls, text } = guideAnswer({
      text: 'what do you make of it',
      context: sampleContext('mei', 'en'),
      earlier: [],
      detailed: false,
      analysis: 'You love robots.',
    });
    expect(calls).toEqual([{ tool: 'my_trajectory', input: {} }]);
    expect(text).toContain('About the analysis');
  });
});

describe('an answer in Chinese', () => {
  it('writes full-width brackets, and blanks between Chinese and Latin letters or figures', () => {
    expect(answered('my list', 'mei', 'tc').text).toContain('| JS5240 CSE（科大） |');
    expect(answered('what suits me', 'mei', 'tc').text).toContain('（浸大） |');
    expect(answered('my ability', 'mei', 'tc').text).toMatch(/（\d+%）/);
    expect(answered('what if M1 were 5', 'mei', 'tc').text).toContain('如果 M1 是 5（現時未輸入）：');
    expect(answered('JS6406 requirements', 'mei', 'tc').text).toContain('；或 M1 或 M2 之中 1 科達 3');
  });

  it('speaks of bands as the pages do', () => {
    expect(answered('what do bands mean', 'mei', 'tc').text).toMatch(/A為1至3/);
    expect(answered('is my list in a good order', 'mei', 'tc').text).not.toMatch(/Band/);
  });
});

describe('an unmet minimum that is published in two parts', () => {
  const grades = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', bio: '2', eco: '2' });
  const told = (text: string, language: 'en' | 'tc') => {
    const context = { ...sampleContext('mei', language), grades, choices: ['JS6004'] };
    return guideAnswer({ text, context, earlier: [], detailed: false }).text;
  };

  it('is told once', () => {
    expect(told('is my list in a good order', 'tc')).toContain('要求 2 科選修科達 3，');
    expect(told('chances at JS6004', 'en').match(/electives? at 3/g)).toEqual(['electives at 3']);
  });
});

describe('the words', () => {
  const shape = (texts: object): readonly string[] =>
    Object.entries(texts).flatMap(([key, value]) => {
      const isText = typeof value === 'string';
      const names = isText ? [...new Set(value.match(/\{\{\w+\}\}/g) ?? [])].sort().join() : '';
      return isText ? [`${key} ${names}`] : shape(value).map((inner) => `${key}.${inner}`);
    });
  const keys = (texts: object): readonly string[] => shape(texts).map((line) => line.split(' ')[0] ?? '');

  it('have the same keys in every language, and fill in the same values in both scripts', () => {
    expect(keys(tc)).toEqual(keys(en));
    expect(shape(sc)).toEqual(shape(tc));
  });

  it('stay small', () => {
    expect(JSON.stringify([en, tc, sc]).length).toBeLessThan(150_000);
  });
});
