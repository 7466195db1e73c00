import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AbilityScores } from '../ability/dimension.ts';
import { DEFAULT_ABILITY, DIMENSIONS } from '../ability/dimension.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../languages.ts';
import { namesIn, PROGRAMMES, SUBJECTS, TEXTS } from '../testing/ability-data.ts';
import { SEED } from '../testing/arbitrary-pupil.ts';
import { abilityRecommendation } from './recommendation.ts';
import { renderRecommendation } from './render-recommendation.ts';
import { TITLE_LIMITS, titleOf } from './title.ts';

const rendered = (scores: AbilityScores, language: Language) =>
  renderRecommendation(
    abilityRecommendation(scores, SUBJECTS, PROGRAMMES),
    TEXTS[language],
    namesIn(language),
  );

/** Scores that the test can give. */
const anyScore = fc.constantFrom(1.5, 1.8, 2.1, 2.4, 2.7, 3.1, 3.3, 3.4, 3.7, 4.1, 4.7, 5);
const anyScores = fc.tuple(anyScore, anyScore, anyScore, anyScore, anyScore, anyScore);

function* leaves(texts: object): Generator<string> {
  for (const value of Object.values(texts)) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) yield* leaves(value);
  }
}

describe.each(LANGUAGES)('a recommendation in %s', (language) => {
  it('has whole words, no gap and no placeholder, for any scores', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { text, paragraphs } = rendered(scores, language);
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\s{3}| [.,;]|（）|\(\)|「」|、、|、和|^\s|\s$/);
        expect(text).toBe(paragraphs.join('\n\n'));
        expect(paragraphs.length).toBeGreaterThanOrEqual(3);
        expect(paragraphs.length).toBeLessThanOrEqual(5);
        for (const paragraph of paragraphs) expect(paragraph.length).toBeLessThan(900);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('has a title of at most five words or twelve characters, without punctuation', () => {
    const titles = [...leaves(TEXTS[language].title)];
    expect(titles).toHaveLength(32);
    expect(new Set(titles).size).toBe(32);
    for (const title of titles) {
      expect(title).not.toMatch(/[\p{P}\p{S}]/u);
      if (LANGUAGE_FACTS[language].countedIn === 'words')
        expect(title.split(' ').length).toBeLessThanOrEqual(TITLE_LIMITS.words);
      else expect([...title].length).toBeLessThanOrEqual(TITLE_LIMITS.characters);
    }
  });

  it('says the same things in the same places as in English', () => {
    const placeholders = (texts: object) =>
      [...leaves(texts)].map((text) => text.match(/\{\{\w+\}\}/g)?.sort());
    expect(placeholders(TEXTS[language])).toEqual(placeholders(TEXTS.en));
  });

  it('names programmes with their codes and subjects by their names', () => {
    const { text } = rendered([4.3, 3.8, 3.3, 2.7, 2.1, 2.1], language);
    expect(text).toMatch(/JS6937/);
    expect(text).toContain(TEXTS[language].subject.PHY ?? 'PHY');
  });

  it('falls back to codes for what has no name', () => {
    const recommendation = abilityRecommendation([4.3, 3.8, 3.3, 2.7, 2.1, 2.1], SUBJECTS, PROGRAMMES);
    const { text } = renderRecommendation(
      recommendation,
      { ...TEXTS[language], subject: {} },
      { ...namesIn(language), programme: () => null },
    );
    expect(text).toContain('PHY');
    expect(text).toContain('JS6937');
    expect(text).not.toMatch(/\(JS|（JS/);
  });

  it('invites to the test when it was not taken', () => {
    const { title, paragraphs } = rendered(DEFAULT_ABILITY, language);
    expect(title).toBe(TEXTS[language].title.notTaken);
    expect(paragraphs).toEqual([TEXTS[language].notTaken]);
  });
});

describe('the titles', () => {
  it('differ with the profile: 31 for pupils who took the test', () => {
    const scores = [1.5, 1.8, 2.4, 3.1, 3.8, 4.4];
    const profiles = DIMENSIONS.flatMap((_, first) =>
      DIMENSIONS.flatMap((__, second) =>
        scores.flatMap((high) =>
          scores.flatMap((middle) =>
            scores.map((low): AbilityScores => {
              const at = (place: number) => (place === first ? high : place === second ? middle : low);
              return [at(0), at(1), at(2), at(3), at(4), at(5)];
            }),
          ),
        ),
      ),
    );
    const titles = new Set(profiles.map(titleOf));
    titles.delete('notTaken');
    const group = titleOf([3.4, 3.4, 3.4, 2.1, 2.1, 2.1]);
    expect(titles.add(group).size).toBe(31);
  });
});
