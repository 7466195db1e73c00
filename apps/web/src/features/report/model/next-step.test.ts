import type { ListFinding } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { checkItems } from '../../../shared/lists/check-items.ts';
import { nextStep } from './next-step.ts';

const SAID = { figures: {}, year: null, source: null } as const;
const GONE: ListFinding = { ...SAID, id: 'gone', severity: 'error', codes: ['JS0000'] };
const TAIL: ListFinding = {
  ...SAID,
  id: 'deadTail',
  severity: 'info',
  codes: ['JS1001'],
  figures: { behind: 'JS4412', p: 0.97, low: 0.9, high: 0.97 },
};

test.each([
  ['grades before anything else', { enough: false, chosen: 6, items: [] }, { step: 'grades' }],
  [
    'choices until both bands are full',
    { enough: true, chosen: 4, items: [] },
    { step: 'choices', missing: 2 },
  ],
  ['nothing while the checks are not known', { enough: true, chosen: 6, items: null }, null],
  [
    'showing it when the checks have nothing to say',
    { enough: true, chosen: 6, items: [] },
    { step: 'share' },
  ],
  [
    'showing it when there is only something good to know',
    { enough: true, chosen: 6, items: checkItems([TAIL]) },
    { step: 'share' },
  ],
  [
    'what is to be put right',
    { enough: true, chosen: 6, items: checkItems([GONE, TAIL]) },
    { step: 'checks', items: checkItems([GONE]) },
  ],
])('the next step is %s', (_, standing, step) => {
  expect(nextStep(standing)).toEqual(step);
});
