import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const OWNER = { userId: 'Mei.Chan2009', email: 'mei.chan@example.hk' };

test.each([
  ['password', 'tooCommon'],
  ['PassWord1', 'tooCommon'],
  ['12345678', 'tooCommon'],
  ['qwertyuiop', 'tooCommon'],
  ['iloveyou1', 'tooCommon'],
  ['mei.chan2009', 'sameAsUsername'],
  ['MEI.CHAN@EXAMPLE.HK', 'sameAsEmail'],
  ['correct horse battery staple', null],
  ['八達嶺長城的日出', null],
  ['🦉🌟🦉🌟', null],
  ['        ', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, OWNER)).toBe(problem);
});

test('without a username only the e-mail address is compared', () => {
  expect(passwordProblem('null and void', { userId: null, email: OWNER.email })).toBeNull();
});
