import { describe, expect, it } from 'vitest';
import { askQuestion, OPEN_QUESTIONS, readQuestions, shareRight } from '../testing/question-set.ts';
import { COUNSELLOR_LANGUAGES } from './context.ts';
import { guideAnswer } from './guide-answer.ts';

describe.each(COUNSELLOR_LANGUAGES)('the built-in guide in %s', (language) => {
  it('answers at least nine questions in ten rightly', () => {
    const results = readQuestions(OPEN_QUESTIONS, language).map((one) => askQuestion(guideAnswer, one));
    const wrong = results
      .filter(({ right }) => !right)
      .map(({ question, misses, calls }) => `${question.id} [${calls.join(',')}] misses ${misses.join(',')}`);
    expect(shareRight(results), wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });
});
