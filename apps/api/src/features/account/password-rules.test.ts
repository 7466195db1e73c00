import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const OWNER = {
  userId: 'Mei.Chan2009',
  email: 'mei.chan@example.hk',
  firstName: 'Hoi Ching',
  lastName: 'Szeto',
};

test.each([
  ['password', 'tooCommon'],
  ['PassWord1', 'tooCommon'],
  ['12345678', 'tooCommon'],
  ['qwertyuiop', 'tooCommon'],
  ['iloveyou1', 'tooCommon'],
  ['Password123!', 'likeCommon'],
  ['hongkong1', 'likeCommon'],
  ['aaaaaaaa', 'repeats'],
  ['        ', 'repeats'],
  ['🦉🌟🦉🌟', 'repeats'],
  ['abcdefghijkl', 'sequence'],
  ['20080915', 'dates'],
  ['photosynthesis', 'singleWord'],
  ['mei.chan2009', 'sameAsUsername'],
  ['MEI.CHAN@EXAMPLE.HK', 'sameAsEmail'],
  ['hoi ching1', 'ownData'],
  ['SzetoHoi Ching', 'ownData'],
  ['Lodestar1', 'ownData'],
  ['jupas2026', 'ownData'],
  ['correct horse battery staple', null],
  ['lighthouse above the bay', null],
  ['八達嶺長城的日出', null],
  ['xk9tmqwz', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, OWNER)).toBe(problem);
});

test('without a username only the e-mail address is compared', () => {
  expect(passwordProblem('null and void', { ...OWNER, userId: null })).toBeNull();
});

test('of the 10,000 commonest none is taken, in whatever case', () => {
  const common = dictionary['passwords-common']
    .slice(0, 10_000)
    .filter(({ length }, rank) => length >= 8 && rank % 20 === 0);
  expect(common.length).toBeGreaterThan(100);
  const mixed = (text: string) =>
    [...text].map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter)).join('');
  expect(common.filter((password) => passwordProblem(mixed(password), OWNER) === null)).toEqual([]);
});

test('a password is judged by its beginning: a long one keeps nobody waiting', () => {
  const long = `${'xk9tmqwz'.repeat(4)}${'4$sw0rd!'.repeat(12)}`;
  expect(long).toHaveLength(128);
  expect(passwordProblem(long, OWNER)).toBe(passwordProblem(long.slice(0, 32), OWNER));
  expect(passwordProblem('a'.repeat(128), OWNER)).toBe('repeats');
});
