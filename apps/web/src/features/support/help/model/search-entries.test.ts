import { expect, test } from 'vitest';
import { type HelpEntry, searchEntries } from './entries.ts';

const entry = (anchor: string, question: string, ...paragraphs: string[]): HelpEntry => ({
  anchor,
  question,
  paragraphs,
  link: { to: '/', text: '' },
});
const ENTRIES = [
  entry('safety', 'Is my data safe?', 'Passwords are hashed.'),
  entry('retake', 'Can I take the test again?', 'Wait three months.'),
  entry('chinese', '可以再做測試嗎？', '建議最少相隔三個月。'),
];

test.each([
  ['', ['safety', 'retake', 'chinese']],
  ['   ', ['safety', 'retake', 'chinese']],
  ['PASSWORDS', ['safety']],
  ['months test', ['retake']],
  ['测试', ['chinese']],
  ['三個月', ['chinese']],
  ['test passwords', []],
  ['.*', []],
])('%j finds %j', (asked, found) => {
  expect(searchEntries(ENTRIES, asked).map(({ anchor }) => anchor)).toEqual(found);
});
