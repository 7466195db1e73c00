import { isCrisis } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { ownWords } from './crisis-examples.ts';

const FALSE_AT_MOST = 0.01;

test('hardly any of the product’s own texts that nothing was learned from sounds dangerous', () => {
  const left = ownWords('left');
  expect(left.length).toBeGreaterThan(2_000);
  expect(left.filter(isCrisis).length / left.length).toBeLessThanOrEqual(FALSE_AT_MOST);
});
