import { describe, expect, it } from 'vitest';
import { readPlainly } from '../asked/said-plainly.ts';
import type { Intent } from '../intents.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { isBorneOut } from './borne-out.ts';

const context = sampleContext('mei', 'en');
const stands = (text: string, intent: Intent, share: number): boolean =>
  isBorneOut({ intent, share }, { text, reading: readPlainly(text, context), context, earlier: [] });

describe('a small guess', () => {
  it.each<[string, Intent, number, boolean]>([
    ['Convince me NOT to do law.', 'pressure', 0.11, false],
    ['my mum cries every night', 'pressure', 0.11, true],
    ['我好驚', 'worry', 0.12, true],
    ['Convince me NOT to do law.', 'pressure', 0.45, true],
    ['male nurse. will i get laughed at', 'chance_of_any', 0.1, false],
    ['what are the odds for my list', 'chance_of_any', 0.1, true],
    ['成張表有幾多機會', 'chance_of_any', 0.1, true],
    ['what do they study there', 'programme_overview', 0.1, true],
  ])('at a feeling or one’s own list needs a word of it: %s, %s %s', (text, intent, share, isMeant) => {
    expect(stands(text, intent, share)).toBe(isMeant);
  });
});
