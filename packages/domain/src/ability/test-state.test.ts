import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  nextQuestion,
  parseTestState,
  previousQuestion,
  startTest,
  type TestState,
  testProgress,
} from './test-state.ts';

const answered = (position: number, answers: TestState['answers']): TestState => ({ position, answers });

describe('a test under way', () => {
  it('starts at the first question with nothing answered', () => {
    expect(testProgress(startTest(32))).toEqual({
      question: 1,
      total: 32,
      answered: 0,
      chosen: null,
      isLast: false,
      mayGoBack: false,
      mayGoOn: false,
      maySubmit: false,
    });
  });

  it.each<[string, TestState, Partial<ReturnType<typeof testProgress>>]>([
    ['Next needs an answer', answered(0, [2, null, null]), { mayGoOn: true, mayGoBack: false, answered: 1 }],
    [
      'Previous works from the second question',
      answered(1, [2, null, null]),
      { mayGoOn: false, mayGoBack: true },
    ],
    ['Submit is on the last question only', answered(1, [2, 0, 4]), { mayGoOn: true, maySubmit: false }],
    ['Submit needs the last answer', answered(2, [2, 0, null]), { isLast: true, maySubmit: false }],
    ['Submit needs every answer', answered(2, [2, null, 4]), { isLast: true, maySubmit: false }],
    ['all answered', answered(2, [2, 0, 4]), { isLast: true, maySubmit: true, mayGoOn: false, chosen: 4 }],
  ])('%s', (_, state, progress) => {
    expect(testProgress(state)).toMatchObject(progress);
  });

  it('goes on only where Next works, and back without losing answers', () => {
    const start = startTest(2);
    expect(nextQuestion(start)).toEqual(start);
    expect(previousQuestion(start)).toEqual(start);
    const second = nextQuestion(answerQuestion(start, 0));
    expect(second).toEqual(answered(1, [0, null]));
    const both = answerQuestion(second, 3);
    expect(nextQuestion(both)).toEqual(both);
    expect(answerQuestion(previousQuestion(both), 4)).toEqual(answered(0, [4, 3]));
  });
});

describe('a stored test', () => {
  it.each<[TestState]>([[startTest(3)], [answered(2, [0, 4, null])], [answered(0, [1, 2, 3])]])(
    'is read: %j',
    (state) => {
      expect(parseTestState(JSON.parse(JSON.stringify(state)), 3)).toEqual(state);
    },
  );

  it.each([
    [null],
    [[]],
    ['{}'],
    [{}],
    [{ position: 0 }],
    [{ position: 0, answers: 'none' }],
    [{ position: '0', answers: [null, null, null] }],
    [{ position: 0.5, answers: [1, null, null] }],
    [{ position: -1, answers: [null, null, null] }],
    [{ position: 3, answers: [1, 1, 1] }],
    [{ position: 0, answers: [null, null] }],
    [{ position: 0, answers: [null, null, null, null] }],
    [{ position: 0, answers: [5, null, null] }],
    [{ position: 0, answers: ['1', null, null] }],
    [{ position: 2, answers: [1, null, null] }],
  ])('is damaged: %j', (stored) => {
    expect(parseTestState(stored, 3)).toBeNull();
  });
});
