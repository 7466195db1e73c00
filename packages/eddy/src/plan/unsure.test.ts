import { describe, expect, it } from 'vitest';
import type { EarlierMessage } from '../context.ts';
import { guideAnswer } from '../guide-answer.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { understand } from '../understand.ts';

describe('what is told in the middle of a talk, and asks nothing', () => {
  const context = sampleContext('mei', 'tc');
  const text = '我細個嗰陣喺嗰頭住過好耐';
  const earlier: readonly EarlierMessage[] = [
    { text: '邊間近深圳', isBot: false },
    { text: '理大喺紅磡。', isBot: true },
  ];

  it('is heard where it goes on with what weighs, which was told of', () => {
    const told = sampleContext('mei', 'en').knowledge.entry('loveDistance')?.answer.en ?? '';
    const before: readonly EarlierMessage[] = [
      { text: 'he says long distance means breaking up', isBot: false },
      { text: told, isBot: true },
    ];
    const said = "i know you say choose for yourself but i really love him, it's been two years";
    expect(
      guideAnswer({ text: said, context: sampleContext('mei', 'en'), earlier: before, detailed: false })
        .calls,
    ).toEqual([]);
  });

  it('goes on with the talk, and is no farewell', () => {
    expect(understand(text, context, earlier)).toMatchObject({ talk: 'telling' });
    expect(understand('唔該晒', context, earlier)).toMatchObject({ talk: 'thanks_bye' });
  });

  it('offers three things to go on with', () => {
    const { suggestions } = guideAnswer({ text, context, earlier, detailed: false });
    expect(new Set(suggestions).size).toBe(3);
  });
});

describe('what is not plain', () => {
  it.each([
    ['en', 'the purple one with the thing, is it that'],
    ['tc', '張卡後面嗰個係咪要搞'],
  ] as const)('is asked back about with the short answers that may be meant, in %s: %s', (language, text) => {
    const context = sampleContext('newcomer', language);
    const { mayMean, kind } = understand(text, context);
    const { suggestions } = guideAnswer({ text, context, earlier: [], detailed: false });
    const asked = mayMean.map((id) => context.knowledge.entry(id)?.questions[language][0]);
    expect(kind).toBe('unsure');
    expect(asked.length).toBeGreaterThan(0);
    expect(suggestions.slice(0, asked.length)).toEqual(asked);
    expect(suggestions).toHaveLength(3);
  });
});
