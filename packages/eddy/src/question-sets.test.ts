import { describe, expect, it } from 'vitest';
import { EDDY_LANGUAGES } from './context.ts';
import { guideAnswer } from './guide-answer.ts';
import {
  askQuestion,
  OPEN_QUESTIONS,
  readQuestions,
  SET_ASIDE_QUESTIONS,
  shareRight,
} from './testing/question-set.ts';

const SETS = [
  ['open', OPEN_QUESTIONS],
  ['set aside', SET_ASIDE_QUESTIONS],
] as const;

describe.each(EDDY_LANGUAGES)('the built-in guide in %s', (language) => {
  it.each(SETS)('answers at least nine in ten of the questions %s rightly', (_, set) => {
    const results = readQuestions(set, language).map((one) => askQuestion(guideAnswer, one));
    const wrong = results
      .filter(({ right }) => !right)
      .map(({ question, misses, calls }) => `${question.id} [${calls.join(',')}] misses ${misses.join(',')}`);
    expect(shareRight(results), wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});
