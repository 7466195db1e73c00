import { describe, expect, it, test } from 'vitest';
import { EDDY_LANGUAGES } from '../context.ts';
import { phrasesIn } from '../testing/language-phrases.ts';
import { readDanger } from './read-danger.ts';

const SAMPLED = 9;
const phrases = phrasesIn('danger');
const learned = phrases.filter((_, index) => index % SAMPLED === 0);
/** Written to be hard: look-alikes in the middle of talk about admission, and danger told indirectly or in passing. */
const isHard = ({ author }: { readonly author: string }): boolean => /^(?:alarming|indirect)-/.test(author);
const unseen = phrasesIn('danger/set-aside');
/** Free talk, and what sounds like it: few, and so asked of all languages at once. */
const isOfTalks = ({ author }: { readonly author: string }): boolean => author.startsWith('talks-');
/** Told in passing in the middle of a talk. */
const isInTalk = ({ author }: { readonly author: string }): boolean => author.startsWith('in-talk');
/** Whole stories in one message, of which one in three tells of danger somewhere. */
const isLong = ({ author }: { readonly author: string }): boolean => author.startsWith('long-');
const aside = unseen.filter((one) => !isHard(one) && !isOfTalks(one) && !isInTalk(one) && !isLong(one));
/** Voices that ask Eddy about admission, and tell him how they feel about it. */
const voices = phrasesIn('intents/set-aside');
const FEELINGS = new Set(['worry', 'failed', 'lost', 'pressure', 'late']);

interface Said {
  readonly text: string;
}

const LOOK_ALIKES_ALARMED = 0.015;
/** No goals, but what was reached where as many risks are heard as before. */
const LEARNED_LOOK_ALIKES_ALARMED = 0.015;
const HEARD_IF_HARD = 0.67;
const ALARMED_IF_HARD = 0.13;

const shareOfCards = (said: readonly Said[]): number =>
  said.filter(({ text }) => readDanger(text).kind === 'card').length / said.length;
const isHarmless = ({ label }: { readonly label: string }): boolean => label === 'none';
const isRisk = ({ label }: { readonly label: string }): boolean => label !== 'none' && label !== 'soft';

describe.each(EDDY_LANGUAGES)('in %s', (language) => {
  const inLanguage = ({ lang }: { readonly lang: string }): boolean => lang === language;

  it('what was learned is heard, and raises no alarm in look-alikes', () => {
    const said = learned.filter(inLanguage);
    expect(shareOfCards(said.filter(isRisk))).toBeGreaterThanOrEqual(0.95);
    expect(shareOfCards(said.filter(isHarmless))).toBeLessThanOrEqual(LEARNED_LOOK_ALIKES_ALARMED);
  });

  it('phrases that nothing was learned from are told apart as well', () => {
    const said = aside.filter(inLanguage);
    expect(shareOfCards(said.filter(isRisk))).toBeGreaterThanOrEqual(0.97);
    expect(shareOfCards(said.filter(isHarmless))).toBeLessThanOrEqual(LOOK_ALIKES_ALARMED);
  });

  it('what was written to be hard is told apart as far as was measured', () => {
    const said = unseen.filter((one) => inLanguage(one) && isHard(one));
    expect(shareOfCards(said.filter(isRisk))).toBeGreaterThanOrEqual(HEARD_IF_HARD);
    expect(shareOfCards(said.filter(isHarmless))).toBeLessThanOrEqual(ALARMED_IF_HARD);
  });

  it('danger is heard beside a question as well as alone', () => {
    const questions = voices.filter((one) => inLanguage(one) && !FEELINGS.has(one.label));
    const both = aside
      .filter((one) => inLanguage(one) && isRisk(one))
      .map(({ text }, index): Said => {
        const asked = questions[(index * 13) % questions.length]?.text ?? '';
        return { text: index % 2 === 0 ? `${text} ${asked}` : `${asked}, ${text}` };
      });
    expect(shareOfCards(both)).toBeGreaterThanOrEqual(0.95);
  });
});

test('everyday worries and questions of voices never heard before raise hardly any alarm', () => {
  expect(shareOfCards(voices.filter(({ label }) => FEELINGS.has(label)))).toBeLessThanOrEqual(0.02);
  expect(shareOfCards(voices.filter(({ label }) => !FEELINGS.has(label)))).toBeLessThanOrEqual(0.01);
});

test('turns of talks that once raised a false alarm hardly do any more, and the danger among them is heard', () => {
  const turns = phrases.filter(({ author }) => author === 'turns');
  expect(turns.length).toBeGreaterThan(1500);
  expect(shareOfCards(turns.filter(isHarmless))).toBeLessThanOrEqual(0.005);
  expect(shareOfCards(turns.filter(isRisk))).toBe(1);
});

test('a long story is not danger because it is long, and danger somewhere in one is heard', () => {
  const stories = unseen.filter(isLong);
  const asked = stories.filter(isRisk).filter(({ text }) => readDanger(text).kind !== 'none');
  expect(shareOfCards(stories.filter(isHarmless))).toBeLessThanOrEqual(0.15);
  expect(shareOfCards(stories.filter(isRisk))).toBeGreaterThanOrEqual(0.94);
  expect(asked.length / stories.filter(isRisk).length).toBeGreaterThanOrEqual(0.98);
});

test('danger told in passing, in the middle of a talk, is heard as far as was measured', () => {
  const told = unseen.filter(isInTalk);
  const asked = told.filter(({ text }) => readDanger(text).kind !== 'none');
  expect(shareOfCards(told)).toBeGreaterThanOrEqual(0.7);
  expect(asked.length / told.length).toBeGreaterThanOrEqual(0.9);
});

test('danger told in free talk is heard, and most of what sounds like it is not taken for danger', () => {
  const talks = unseen.filter(isOfTalks);
  expect(shareOfCards(talks.filter(isRisk))).toBeGreaterThanOrEqual(0.95);
  expect(shareOfCards(talks.filter(isHarmless))).toBeLessThanOrEqual(0.17);
});

test('phrases set aside are none of those learned from', () => {
  const texts = new Set(phrases.map(({ text }) => text));
  expect(unseen.filter(({ text }) => texts.has(text))).toEqual([]);
});
