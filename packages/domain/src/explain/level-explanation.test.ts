import { expect, it } from 'vitest';
import { LEVEL_THRESHOLDS, LEVELS } from '../admission/classification.ts';
import { classify } from '../admission/classify.ts';
import { type Grade, type Grades, LEVEL_GRADES } from '../grades/grade.ts';
import { ARTS_PUPIL, pupil, SCIENCE_PUPIL } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { explainLevel, type LevelSentence } from './level-explanation.ts';
import { levelLine } from './level-meanings/level-meanings.ts';
import { levelSentenceWords } from './level-words.ts';

const GRADES: readonly Grade[] = LEVEL_GRADES.filter((grade) => grade !== 'U');

/** Pupils of every strength, in the sciences and in the arts. */
const PUPILS: readonly Grades[] = GRADES.flatMap((strong, index) => {
  const weak = GRADES[Math.min(index + 1, GRADES.length - 1)] ?? strong;
  return [
    pupil({
      chi: strong,
      eng: strong,
      mat: strong,
      csd: 'Attained',
      phy: weak,
      che: strong,
      bio: strong,
      m2: weak,
    }),
    pupil({ chi: weak, eng: strong, mat: weak, csd: 'Attained', his: strong, eco: weak, lie: strong }),
  ];
}).concat(SCIENCE_PUPIL, ARTS_PUPIL);

function pick<K extends LevelSentence['key']>(
  sentences: readonly LevelSentence[],
  key: K,
): Extract<LevelSentence, { key: K }> | undefined {
  return sentences.find((one): one is Extract<LevelSentence, { key: K }> => one.key === key);
}

it.each([2026, 2025] as const)('of %i no sentence contradicts the level beside it', (year) => {
  const catalogue = realCatalogue(year);
  let said = 0;
  for (const entry of catalogue.entries) {
    for (const grades of PUPILS) {
      const result = classify(catalogue, entry.programme, grades);
      const { headline, certainty } = explainLevel(entry, result, 'A');
      const position = pick(headline, 'position')?.params;
      const meaning = pick(certainty, 'meaning')?.params;
      const share = pick(certainty, 'share')?.params;
      if (result.reason !== null) {
        expect([position, meaning]).toEqual([undefined, undefined]);
        continue;
      }
      if (position === undefined || meaning === undefined || share === undefined) {
        throw new Error(`${entry.programme.code} has a level and says nothing of it`);
      }
      said += 1;
      const { median, mean, upperQuartile, lowerQuartile } = result.statistics;
      const { relation, middle, score, difference, reference } = position;
      const at = `${entry.programme.code} ${score} to ${middle}: ${relation}, level ${meaning.level}`;
      // The figures are those of the classification.
      expect(score, at).toBe(result.user_score);
      expect(meaning.level, at).toBe(result.classification);
      expect(meaning.reference, at).toBe(reference);
      if (reference === 'median') expect(middle, at).toBe(median);
      if (reference === 'mean') expect(middle, at).toBe(mean);
      expect(difference, at).toBeCloseTo(Math.abs(score - middle), 3);
      // The relation to the median is the one the level has once the movement is allowed for.
      const side = relation.startsWith('above') ? 1 : relation === 'at' ? 0 : -1;
      expect(side, at).toBe(Math.sign(score - middle));
      if (meaning.level >= 4) expect(side, at).toBe(1);
      if (meaning.level <= 2) expect(side, at).toBe(-1);
      if (relation === 'aboveTop') expect(meaning.level, at).toBe(8);
      if (relation === 'aboveUpper') {
        expect(meaning.level, at).toBeGreaterThanOrEqual(6);
        expect(score, at).toBeGreaterThanOrEqual(upperQuartile ?? Number.POSITIVE_INFINITY);
      }
      if (relation === 'belowLower') {
        expect(meaning.level, at).toBeLessThanOrEqual(1);
        expect(score, at).toBeLessThan(lowerQuartile ?? Number.NEGATIVE_INFINITY);
      }
      // Both shares are named: as published, and the one that the level was read from.
      const from = LEVEL_THRESHOLDS.find(({ level }) => level === meaning.level)?.fromPercent ?? 0;
      const to = LEVEL_THRESHOLDS.find(({ level }) => level === meaning.level + 1)?.fromPercent ?? 100;
      expect(share.after, at).toBeGreaterThanOrEqual(Math.min(99, from));
      expect(share.after, at).toBeLessThanOrEqual(to);
      expect(Math.abs(share.before - (result.statistics.percentile ?? -9)), at).toBeLessThanOrEqual(1);
      expect(pick(certainty, 'movement')?.params.points, at).toBe(result.statistics.movement);
    }
  }
  expect(said).toBeGreaterThan(1000);
});

it.each(['en', 'tc', 'sc'] as const)('every sentence has words without gaps in %s', (language) => {
  const names = { required: () => 'ENG 3', grade: (grade: string) => grade, forms: () => 'interview' };
  const catalogue = realCatalogue(2026);
  for (const entry of catalogue.entries) {
    for (const grades of PUPILS) {
      const { headline, certainty } = explainLevel(entry, classify(catalogue, entry.programme, grades), 'B');
      for (const sentence of [...headline, ...certainty]) {
        expect(levelSentenceWords(sentence, language, names)).not.toMatch(/\{\{|undefined|NaN|<b><\/b>/);
      }
    }
  }
});

it('every level has a text of its own in every language', () => {
  for (const language of ['en', 'tc', 'sc'] as const) {
    const texts = LEVELS.map((classification) =>
      levelLine({ classification, reason: null }, 'median', language),
    );
    expect(new Set(texts).size).toBe(LEVELS.length);
    expect(texts.every((text) => text.length > 3)).toBe(true);
  }
});

it('a mean is called a mean, and the middle of quartiles not a median', () => {
  for (const language of ['en', 'tc', 'sc'] as const) {
    for (const kind of ['mean', 'middle'] as const) {
      const texts = LEVELS.map((classification) =>
        levelLine({ classification, reason: null }, kind, language),
      );
      expect(texts.join()).not.toMatch(/median|中位/);
      expect(new Set(texts).size).toBe(LEVELS.length);
    }
  }
});

it('a reason wins over the level', () => {
  expect(levelLine({ classification: 0, reason: 'requirementNotMet' }, 'median', 'en')).toMatch(
    /requirement/,
  );
  expect(levelLine({ classification: -1, reason: 'noPublishedScores' }, 'median', 'tc')).toBe('沒有公布分數');
  expect(levelLine({ classification: -1, reason: null }, 'median', 'en')).toBe('Error');
});
