import { describe, expect, it } from 'vitest';
import colloquial from '../../../data/language/questions/colloquial.json' with { type: 'json' };
import ways from '../../../data/language/questions/ways-of-asking.json' with { type: 'json' };
import { EDDY_LANGUAGES, type EddyLanguage } from './context.ts';
import { isCallFor } from './testing/question-set.ts';
import { sampleContext } from './testing/sample-pupils.ts';
import { understand } from './understand.ts';

/** Of a set that was learned from, so many are understood: what is not heard of it is no longer worth a rule. */
const UNDERSTOOD = 0.93;

interface Asked {
  readonly tool: string;
  readonly text: string;
  readonly earlier?: string | undefined;
  readonly codes?: readonly string[] | undefined;
}

function isUnderstood({ tool, text, earlier, codes = [] }: Asked, language: EddyLanguage): boolean {
  const before = earlier === undefined ? [] : [{ text: earlier, isBot: false }];
  const { calls } = understand(text, sampleContext('mei', language), before);
  const looked = JSON.stringify(calls);
  const isTold = calls.every((call) => call.tool === 'knowledge');
  const right = tool === 'none' ? isTold : calls.some((call) => isCallFor(tool, call.tool));
  return right && codes.every((code) => looked.includes(code));
}

function expectUnderstood(asked: readonly Asked[], languageOf: (one: Asked) => EddyLanguage): void {
  const missed = asked.filter((one) => !isUnderstood(one, languageOf(one)));
  const texts = missed.map(({ tool, text }) => `${tool}: ${text}`).join('\n');
  expect(1 - missed.length / asked.length, texts).toBeGreaterThanOrEqual(UNDERSTOOD);
}

describe('of the questions that were learned from', () => {
  it.each(EDDY_LANGUAGES)('those as they are typed in %s are understood', (language) => {
    expectUnderstood(
      colloquial.filter((one) => one.language === language),
      () => language,
    );
  });

  it('the ways of asking for each tool are understood', () => {
    const asked = Object.entries(ways).flatMap(([tool, texts]) => texts.map((text) => ({ tool, text })));
    expectUnderstood(asked, ({ text }) => (/\p{Script=Han}/u.test(text) ? 'tc' : 'en'));
  });
});
