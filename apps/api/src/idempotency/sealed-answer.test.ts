import { expect, test } from 'vitest';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

const ANSWER = '{"token":"secret","user":"美"}';

test('opens with the secret it was sealed with', () => {
  expect(openAnswer(sealAnswer(ANSWER, 'key'), 'key')).toBe(ANSWER);
});

test('opens with no other, and not when a bit of it was changed', () => {
  const sealed = sealAnswer(ANSWER, 'key');
  expect(() => openAnswer(sealed, 'kez')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openAnswer(bytes.toString('base64url'), 'key')).toThrow();
});

test('never looks the same twice, and shows nothing of the answer', () => {
  const sealed = [sealAnswer(ANSWER, 'key'), sealAnswer(ANSWER, 'key')];
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(Buffer.from(sealed[0] ?? '', 'base64url').toString('latin1')).not.toContain('secret');
});
