import { describe, expect, it } from 'vitest';
import { CRISIS_SETS, crisisPhrases, UNSEEN_SET } from '../testing/crisis-phrases.ts';
import { OPEN_QUESTIONS, readQuestions, SET_ASIDE_QUESTIONS } from '../testing/question-set.ts';
import { COUNSELLOR_LANGUAGES } from './context.ts';
import { isCrisis } from './crisis.ts';
import colloquial from './questions/colloquial.json' with { type: 'json' };
import ways from './questions/ways-of-asking.json' with { type: 'json' };

const MISSED_AT_MOST = 0.02;
const FALSE_AT_MOST = 0.02;

describe.each(CRISIS_SETS)('words that point to danger, %s', (_, file) => {
  const { risk, harmless } = crisisPhrases(file);

  it('are recognised', () => {
    const missed = risk.filter((phrase) => !isCrisis(phrase));
    expect(missed.length / risk.length, missed.join(' | ')).toBeLessThanOrEqual(MISSED_AT_MOST);
  });

  it('are not heard in idioms, stress or subjects of study', () => {
    const wrong = harmless.filter(isCrisis);
    expect(wrong.length / harmless.length, wrong.join(' | ')).toBeLessThanOrEqual(FALSE_AT_MOST);
  });
});

describe('phrases that nothing was learned from', () => {
  const { risk, harmless } = crisisPhrases(UNSEEN_SET);

  it('are none of those that something was', () => {
    const learned = new Set(
      CRISIS_SETS.map(([, file]) => crisisPhrases(file)).flatMap((set) => [...set.risk, ...set.harmless]),
    );
    expect([...risk, ...harmless].filter((phrase) => learned.has(phrase))).toEqual([]);
  });

  it('are told apart as well', () => {
    const missed = risk.filter((phrase) => !isCrisis(phrase));
    expect(missed.length / risk.length).toBeLessThanOrEqual(MISSED_AT_MOST);
    expect(harmless.filter(isCrisis).length / harmless.length).toBeLessThanOrEqual(FALSE_AT_MOST);
  });
});

describe('questions about admission', () => {
  const asked = (folder: URL): readonly string[] =>
    COUNSELLOR_LANGUAGES.flatMap((language) => readQuestions(folder, language)).map(
      ({ question }) => question,
    );

  it.each([
    ['open', asked(OPEN_QUESTIONS)],
    ['set aside', asked(SET_ASIDE_QUESTIONS)],
    ['colloquial', colloquial.map(({ text }) => text)],
    ['ways of asking', Object.values(ways).flat()],
  ])('raise no alarm: %s', (_, texts) => {
    expect(texts.filter(isCrisis)).toEqual([]);
  });
});
