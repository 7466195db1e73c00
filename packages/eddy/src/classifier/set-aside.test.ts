import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../asked/reading.ts';
import { EDDY_LANGUAGES, type EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { readIntents } from './read-intent.ts';

const SET_ASIDE = new URL('../../../../data/language/intents/set-aside/', import.meta.url);

interface Message {
  readonly text: string;
  readonly lang: EddyLanguage;
  readonly label: string;
}

const messages: readonly Message[] = readdirSync(SET_ASIDE).flatMap((file) =>
  readFileSync(new URL(file, SET_ASIDE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);

/** The mean over the intents of the share of their messages for which `isRight`. */
function macro(of: readonly Message[], isRight: (one: Message) => boolean): number {
  const shares = [...Map.groupBy(of, ({ label }) => label).values()].map(
    (some) => some.filter(isRight).length / some.length,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What was measured of authors whom nothing was learned from and nobody looked at, rounded down; see docs/eddy.md. */
const MEASURED: Readonly<Record<EddyLanguage, { readonly first: number; readonly two: number }>> = {
  en: { first: 0.93, two: 0.97 },
  tc: { first: 0.94, two: 0.97 },
  sc: { first: 0.94, two: 0.97 },
};

describe('messages of authors who were set aside', () => {
  it.each(EDDY_LANGUAGES)('are understood as often as was measured, in %s', (language) => {
    const context = sampleContext('newcomer', language);
    const asked = messages.filter(({ lang }) => lang === language);
    const guesses = new Map(
      asked.map((one) => [one, readIntents(one.text, readMessage(one.text, context), context.intents)]),
    );
    const first = macro(asked, (one) => guesses.get(one)?.[0].intent === one.label);
    const two = macro(asked, (one) => guesses.get(one)?.some(({ intent }) => intent === one.label) ?? false);
    expect(first).toBeGreaterThanOrEqual(MEASURED[language].first);
    expect(two).toBeGreaterThanOrEqual(MEASURED[language].two);
  });
});
