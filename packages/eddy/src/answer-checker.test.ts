import { SEED } from '@lodestar/domain/testing/arbitrary-pupil.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import colloquial from '../../../data/language/questions/colloquial.json' with { type: 'json' };
import { createAnswerChecker } from './answer-checker.ts';
import { givenFigures } from './checker/given-figures.ts';
import { EDDY_LANGUAGES } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import { runTool } from './run-tool.ts';
import { OPEN_QUESTIONS, readQuestions, SET_ASIDE_QUESTIONS } from './testing/question-set.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import type { ToolResult } from './tool-call.ts';

const MEI = sampleContext('mei', 'en');
const RESULTS: readonly ToolResult[] = [
  runTool({ tool: 'classify', input: { codes: ['JS5240', 'JS4412'] } }, MEI),
];
const [FIRST] = RESULTS.flatMap((one) => (one.tool === 'classify' ? one.programmes : []));
const SCORE = FIRST?.score ?? 0;
const MEDIAN = FIRST?.reference ?? 0;

function checked(text: string, pieces: readonly string[] = [text], question = '', results = RESULTS) {
  const checker = createAnswerChecker({ question, results: () => results, language: 'en' });
  const shown = pieces.map((piece) => checker.push(piece)).join('');
  return { shown, ...checker.end() };
}

const FIGURE = '(a figure I could not check)';
const CODE = '(a programme I could not check)';

describe('what a tool gave stays', () => {
  it.each([
    `JS5240 stands at ${SCORE} against ${MEDIAN}.`,
    `**${SCORE}** points; median **${MEDIAN}**.`,
    `You hold 5\\* in Mathematics, and **5\\***.`,
    'Six choices, three in Band A. Band A: 1 to 3, Band B: 4 to 6.',
    '1. First\n2. Second\n7. Seventh',
    'M1 or M2, best 5, Form 6.',
    'Ring 18111, 2389 2222 or 2896 0000; 999 in an emergency.',
    'One or two of them; a third.',
    'You lose the grade of a third elective and help in first-year engineering.',
    '十分好，一起看看，萬一不成也有第二個。你有百分百的努力。',
  ])('%s', (text) => {
    expect(checked(text)).toMatchObject({ text, removed: [] });
  });
});

it('codes are written as the catalogue writes them', () => {
  expect(checked('js5240 and JS-4412, that is JS 4412').text).toBe('JS5240 and JS4412, that is JS4412');
});

describe('what no tool gave goes', () => {
  it.each<[string, string, string]>([
    ['a code', 'Try JS6456 instead.', `Try ${CODE} instead.`],
    ['a code apart', 'Try JS 6456 instead.', `Try ${CODE} instead.`],
    ['a code in full width', 'Try ＪＳ６４５６.', `Try ${CODE}.`],
    ['a code with something invisible in it', 'Try JS\u200b6456.', `Try ${CODE}.`],
    ['a code that is too long', 'Try JS52409.', `Try ${CODE}.`],
    ['a number', 'The median was 99.75 then.', `The median was ${FIGURE} then.`],
    ['a percentage', 'You have a 97% chance.', `You have a ${FIGURE}% chance.`],
    ['thousands', 'Some 1,234,567 applied.', `Some ${FIGURE} applied.`],
    ['a number in words', 'About thirty-nine points, or ninety.', `About ${FIGURE} points, or ${FIGURE}.`],
    ['a grade', 'With 5\\*\\* in Music.', `With ${FIGURE} in Music.`],
    ['a grade without escapes', 'With 5** in Music.', `With ${FIGURE} in Music.`],
    ['Chinese numerals', '你有九十九分，即百分之八十八。', `你有${FIGURE}分，即百分之${FIGURE}。`],
    ['a number at the end', 'Exactly 77', `Exactly ${FIGURE}`],
  ])('%s', (_, text, expected) => {
    const { text: whole, removed } = checked(text);
    expect(whole.startsWith(expected)).toBe(true);
    expect(whole).toContain('I left out something that I could not check.');
    expect(removed.length).toBeGreaterThan(0);
  });

  it('unless the pupil wrote the number', () => {
    const text = 'You said 77 points and 5\\*\\*.';
    expect(checked(text, [text], 'I have 77 and 5** in music').removed).toEqual([]);
    expect(checked('JS6456', ['JS6456'], 'and JS6456?').removed).toEqual(['JS6456']);
  });

  it('and is said in the language of the chat', () => {
    const checker = createAnswerChecker({ question: '', results: () => [], language: 'tc' });
    checker.push('中位數是 88 分。');
    expect(checker.end().text).toContain('未能核實');
  });
});

describe('while it streams', () => {
  it('lets prose flow, and holds a code back until it is whole', () => {
    const checker = createAnswerChecker({ question: '', results: () => RESULTS, language: 'en' });
    expect(checker.push('Look at ')).toBe('Look at ');
    expect(checker.push('JS52')).toBe('');
    expect(checker.push('40')).toBe('');
    expect(checker.push(': ')).toBe('JS5240: ');
    expect(checker.push('你的機會')).toBe('');
    expect(checker.push('不小，')).toBe('你的機會不小，');
  });

  it('takes results that come while it streams', () => {
    const results: ToolResult[] = [];
    const checker = createAnswerChecker({ question: '', results: () => results, language: 'en' });
    checker.push('Let me see. ');
    results.push(...RESULTS);
    checker.push('JS4412 it is.');
    expect(checker.end()).toEqual({ text: 'Let me see. JS4412 it is.', removed: [] });
  });
});

const SNIPPETS = [
  'JS5240',
  'JS6456',
  'js 4412',
  'JS',
  '12.5',
  '12.',
  '1,234',
  ',',
  '5**',
  '5\\*',
  '**',
  '*',
  '九十九分',
  '三十',
  '百分之',
  '十分',
  'thirty',
  ' ',
  '-two',
  'seven',
  'M2',
  '%',
  '\n',
  '。',
  'points',
  '１２',
  '\u200b',
  String(SCORE),
  String(MEDIAN),
];

const anyAnswer = fc
  .array(fc.oneof(fc.constantFrom(...SNIPPETS), fc.string({ maxLength: 6 })), { maxLength: 24 })
  .map((parts) => parts.join(''));
const anyCuts = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 30 });

function cut(text: string, cuts: readonly number[]): readonly string[] {
  const places = [...new Set([0, ...cuts.filter((at) => at < text.length), text.length])].sort(
    (a, b) => a - b,
  );
  return places.slice(1).map((to, index) => text.slice(places[index] ?? 0, to));
}

describe('for any answer', () => {
  it('gives the same however it is cut, and shows what it ends with', () => {
    fc.assert(
      fc.property(anyAnswer, anyCuts, (text, cuts) => {
        const whole = checked(text);
        const pieces = checked(text, cut(text, cuts));
        expect(pieces.text).toBe(whole.text);
        expect(pieces.removed).toEqual(whole.removed);
        expect(pieces.text.startsWith(pieces.shown)).toBe(true);
        expect(checked(text, [...text]).text).toBe(whole.text);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('gives the same for tokens of any length', () => {
    for (const text of [
      '7'.repeat(900),
      `JS${'1'.repeat(900)}`,
      '三'.repeat(900),
      'a'.repeat(900),
      '5*'.repeat(500),
    ]) {
      expect(checked(text, [...text])).toEqual({ ...checked(text), shown: expect.any(String) });
    }
  });

  it('shows no code, and no number beyond small counts, that was not given', () => {
    const given = givenFigures(RESULTS, '');
    fc.assert(
      fc.property(anyAnswer, (text) => {
        const shown = checked(text).text.normalize('NFKC');
        for (const [code] of shown.matchAll(/JS[0-9A-Z]{4}/g)) expect(given.codes).toContain(code);
        const rest = shown.replace(/JS[0-9A-Z]{4}/g, ' ');
        for (const [number] of rest.matchAll(/(?<![\d.,])\d{2,}(?:\.\d+)?(?![\d.,])/g)) {
          const counts = Number(number) <= 20;
          expect(counts || given.numbers.has(Number(number))).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('the guide’s own answers', () => {
  it.each(EDDY_LANGUAGES)('pass as they are to every question of the sets in %s', (language) => {
    const sets = [OPEN_QUESTIONS, SET_ASIDE_QUESTIONS].flatMap((set) => readQuestions(set, language));
    const typed = colloquial.filter((one) => one.language === language);
    const asked = [
      ...sets.map(({ pupil, question }) => ({ pupil, text: question })),
      ...typed.map(({ text }) => ({ pupil: 'mei' as const, text })),
    ];
    for (const { pupil, text: question } of asked) {
      const context = sampleContext(pupil, language);
      const { text, results } = guideAnswer({ text: question, context, earlier: [], detailed: true });
      const checker = createAnswerChecker({
        question,
        results: () => results,
        language,
        catalogue: context.catalogue,
      });
      checker.push(text);
      if (results.length > 0) expect(checker.end().removed, question).toEqual([]);
    }
  });

  it.each(['en', 'tc', 'sc'] as const)('pass as they are in %s', (language) => {
    const context = sampleContext('mei', language);
    const questions = {
      en: [
        'chances at JS1204',
        'my list',
        'what if my English were 5*?',
        'is my list in a good order',
        'my best 5',
        'tell me about JS3868',
        'recommend something',
        'what am I good at',
        'my trajectory',
        'which single grade helps most',
      ],
      tc: [
        'JS1204 機會大嗎',
        '我的志願',
        '如果英文有5*',
        '我的次序排得好嗎',
        '最佳五科',
        '介紹JS3868',
        '推薦課程',
        '我擅長甚麼',
        '我的軌跡',
        '哪一科升一級改變最大',
      ],
      sc: [
        'JS1204 机会大吗',
        '我的志愿',
        '如果英文有5*',
        '我的顺序排得好吗',
        '最佳五科',
        '介绍JS3868',
        '推荐课程',
        '我擅长什么',
        '我的轨迹',
        '哪一科升一级改变最大',
      ],
    }[language];
    for (const question of questions) {
      const { text, results } = guideAnswer({ text: question, context, earlier: [], detailed: true });
      const checker = createAnswerChecker({ question, results: () => results, language });
      checker.push(text);
      expect(results.length, question).toBeGreaterThan(0);
      expect(checker.end(), question).toEqual({ text, removed: [] });
    }
  });
});
