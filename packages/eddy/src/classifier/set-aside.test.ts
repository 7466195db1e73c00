import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../asked/reading.ts';
import { type EarlierMessage, EDDY_LANGUAGES, type EddyContext, type EddyLanguage } from '../context.ts';
import { sampleContext } from '../testing/sample-pupils.ts';
import { readIntents, wantedBefore } from './read-intent.ts';

const SET_ASIDE = new URL('../../../../data/language/intents/set-aside/', import.meta.url);

interface Message {
  readonly text: string;
  readonly lang: EddyLanguage;
  readonly label: string;
  /** Messages of one talk share it, and stand in their order. */
  readonly chat?: number;
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

const isOfTalk = ({ chat }: Message): boolean => chat !== undefined;

/** What each message is taken for; those of a talk by what was taken to be wanted before them. */
function guessed(asked: readonly Message[], context: EddyContext) {
  let talk: readonly EarlierMessage[] = [];
  return new Map(
    asked.map((one, at) => {
      if (one.chat === undefined || one.chat !== asked[at - 1]?.chat) talk = [];
      const before = wantedBefore(talk, context);
      talk = [...talk, { text: one.text, isBot: false }];
      return [one, readIntents(one.text, readMessage(one.text, context), context.intents, before)];
    }),
  );
}

/** What was measured of authors whom nothing was learned from and nobody looked at, rounded down; see docs/eddy.md. */
const MEASURED: Readonly<Record<EddyLanguage, { readonly first: number; readonly two: number }>> = {
  en: { first: 0.93, two: 0.97 },
  tc: { first: 0.94, two: 0.97 },
  // 0.94 before 2,730 turns of thirteen more strangers, 0.935 before 1,470 of seven more.
  sc: { first: 0.93, two: 0.97 },
};

/** The same of whole talks, where two messages of three lean on what was said before. */
const MEASURED_IN_TALKS: typeof MEASURED = {
  en: { first: 0.93, two: 0.97 },
  // In Cantonese 0.94 and 0.99, and in simplified script 0.97, before 3,360 turns of strangers' talks were learned from, by which strangers are understood oftener.
  tc: { first: 0.925, two: 0.986 },
  // 0.966 and 0.99 before those of twenty more writers.
  sc: { first: 0.958, two: 0.986 },
};

describe.each([
  ['messages', false, MEASURED],
  ['talks', true, MEASURED_IN_TALKS],
] as const)('%s of authors who were set aside', (_, ofTalks, measured) => {
  it.each(EDDY_LANGUAGES)('are understood as often as was measured, in %s', (language) => {
    const context = sampleContext('newcomer', language);
    const asked = messages.filter((one) => one.lang === language && isOfTalk(one) === ofTalks);
    const guesses = guessed(asked, context);
    const first = macro(asked, (one) => guesses.get(one)?.[0].intent === one.label);
    const two = macro(asked, (one) => guesses.get(one)?.some(({ intent }) => intent === one.label) ?? false);
    expect(first).toBeGreaterThanOrEqual(measured[language].first);
    expect(two).toBeGreaterThanOrEqual(measured[language].two);
  });
});
