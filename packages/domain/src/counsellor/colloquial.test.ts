import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import { COUNSELLOR_LANGUAGES } from './context.ts';
import colloquial from './questions/colloquial.json' with { type: 'json' };
import { understand } from './understand.ts';

/** Mainland words, Cantonese in simplified and traditional characters: as pupils type, and what must be declined. */
describe.each(COUNSELLOR_LANGUAGES)('questions as they are typed in %s', (language) => {
  const asked = colloquial.filter((one) => one.language === language);
  it.each(asked)('$tool: $text', ({ tool, text, earlier, codes }) => {
    const context = sampleContext('mei', language);
    const before = earlier === undefined ? [] : [{ text: earlier, isBot: false }];
    const { calls } = understand(text, context, before);
    const called: readonly string[] = calls.map((call) => call.tool);
    if (tool === 'none') expect(called).toEqual([]);
    else expect(called).toContain(tool);
    const looked = JSON.stringify(calls);
    expect(codes.filter((code) => !looked.includes(code))).toEqual([]);
  });
});
