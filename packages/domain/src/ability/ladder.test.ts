import { describe, expect, it } from 'vitest';
import { everyAnswer, type LadderFault, ladderFaults } from './ladder.ts';

describe('the weights of one dimension', () => {
  it.each<[readonly number[], readonly LadderFault[]]>([
    [[1.5, 1.5, 2.1, 2.5, 3.5, 4], []],
    [[1.5, 2, 3, 4], []],
    [[1.5, 2.5, 4], ['length']],
    [[1.5, 1.5, 2, 2.5, 3, 3.5, 4], ['length']],
    [[1.5, 1.5, 2.1, 2.7, 3.5, 4], ['tier']],
    [[1.5, 2.1, 2, 3, 4], ['notAscending']],
    [[2, 2.5, 3, 4], ['bestAnswersNotAtTop']],
    [[1.5, 2, 2.5, 3, 3.5, 4], ['betterAnswerLowers']],
    [[1.5, 1.5, 2, 3.5], ['bestAnswersNotAtTop']],
  ])('%j: %j', (weights, faults) => {
    expect(ladderFaults(weights)).toEqual(expect.arrayContaining([...faults]));
    expect(ladderFaults(weights).length === 0).toBe(faults.length === 0);
  });
});

it('enumerates every list of answers once', () => {
  const lists = everyAnswer(3).map((answers) => answers.join(''));
  expect(lists).toHaveLength(125);
  expect(new Set(lists).size).toBe(125);
});
