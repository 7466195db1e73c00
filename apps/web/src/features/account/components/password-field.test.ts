import { expect, test } from 'vitest';
import { passwordStrength } from './password-field.tsx';

test.each([
  ['', { kind: 'empty' }],
  ['abc', { kind: 'tooShort', missing: 5 }],
  ['1234567', { kind: 'tooShort', missing: 1 }],
  ['12345678', { kind: 'weak' }],
  ['aaaaaaaaaaaaaaaaaaaa', { kind: 'weak' }],
  ['abababababababab', { kind: 'weak' }],
  ['lantern42', { kind: 'enough' }],
  ['lantern river', { kind: 'long' }],
  ['three quiet lamps, 1 boat', { kind: 'veryLong' }],
  ['維港煙花二百響我在天台看雨夜歸家', { kind: 'veryLong' }],
])('%j is %j', (password, strength) => {
  expect(passwordStrength(password)).toEqual(strength);
});

test.each(['Mei-Chan-2009', 'mei.chan.2009@example.hk', 'MEI.CHAN.2009'])('%s is too close', (password) => {
  expect(passwordStrength(password, ['mei-chan-2009', 'mei.chan.2009@example.hk'])).toEqual({
    kind: 'ownName',
  });
});

test('nothing typed as username or e-mail is close to nothing', () => {
  expect(passwordStrength('lantern42', ['', ''])).toEqual({ kind: 'enough' });
});
