import { expect, test } from 'vitest';
import { judgePassword } from './password-judge.ts';
import { passwordProblem } from './password-rules.ts';

const OWNER = {
  userId: 'Mei.Chan2009',
  email: 'mei.chan@example.hk',
  firstName: 'Hoi Ching',
  lastName: 'Szeto',
};
const PASSWORDS = ['Password123!', 'lighthouse above the bay', 'hoi ching1', 'aaaaaaaa', 'xk9tmqwz'];

test('asked at once, each is told what the rules say of its own password', async () => {
  const told = await Promise.all(PASSWORDS.map((password) => judgePassword(password, OWNER)));
  expect(told).toEqual(PASSWORDS.map((password) => passwordProblem(password, OWNER)));
});
