import { describe, expect, it } from 'vitest';
import { compareLists } from './compare-lists.ts';

describe('two lists side by side', () => {
  it('have every programme once, by its better place, with its place on each', () => {
    const { choices, both, only } = compareLists(
      ['JS1001', 'JS1002', 'JS1003'],
      ['JS1004', 'JS1003', 'JS1001'],
    );
    expect(choices).toEqual([
      { code: 'JS1001', ranks: [1, 3] },
      { code: 'JS1004', ranks: [null, 1] },
      { code: 'JS1002', ranks: [2, null] },
      { code: 'JS1003', ranks: [3, 2] },
    ]);
    expect({ both, only }).toEqual({ both: 2, only: [1, 1] });
  });

  it('may be the same, or empty', () => {
    expect(compareLists(['JS1001'], ['JS1001'])).toEqual({
      choices: [{ code: 'JS1001', ranks: [1, 1] }],
      both: 1,
      only: [0, 0],
    });
    expect(compareLists([], ['JS1001'])).toMatchObject({ both: 0, only: [0, 1] });
    expect(compareLists([], [])).toEqual({ choices: [], both: 0, only: [0, 0] });
  });
});
