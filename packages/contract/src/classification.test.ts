import type { UnmetRequirement } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { requirementBody, requirementCheckSchema } from './classification.ts';

const LACK = { count: 2, required: '3', have: 1, held: '2' } as const;

test.each<[string, UnmetRequirement, object]>([
  ['a subject', { on: 'subject', subject: 'ENG', ...LACK }, { anyOf: ['ENG'] }],
  ['any electives', { on: 'electives', named: null, excl: [], ...LACK }, { anyOf: ['ELE'] }],
  [
    'named electives without some kinds',
    { on: 'electives', named: ['BIO', 'CHE'], excl: ['MEP'], ...LACK },
    { anyOf: ['BIO', 'CHE'], excl: ['MEP'] },
  ],
  ['any subjects', { on: 'anySubjects', ...LACK }, { anyOf: ['CHI', 'ENG', 'MAT', 'ELE'] }],
  ['the total', { on: 'total', ...LACK }, { anyOf: ['TOTAL'] }],
])('an unmet minimum is written by codes: %s', (_, unmet, codes) => {
  const body = requirementBody({ met: false, unmet: [unmet], assumed: ['CSD'] });
  expect(body).toEqual({ met: false, unmet: [{ ...codes, ...LACK }], assumed: ['CSD'] });
  expect(requirementCheckSchema.parse(body)).toEqual(body);
});
