import { describe, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-pupils.ts';
import ways from './questions/ways-of-asking.json' with { type: 'json' };
import { understand } from './understand.ts';

/** Ways of asking for each tool, and of asking for what none can do, in English and Chinese as pupils write it. */
const ASKED = Object.entries(ways);

describe.each(ASKED)('%s', (tool, texts) => {
  it.each(texts)('%s', (text) => {
    const context = sampleContext('mei', /\p{Script=Han}/u.test(text) ? 'tc' : 'en');
    const called: readonly string[] = understand(text, context).calls.map((call) => call.tool);
    if (tool === 'none') expect(called).toEqual([]);
    else expect(called).toContain(tool);
  });
});
