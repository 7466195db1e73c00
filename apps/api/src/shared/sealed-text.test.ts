import { expect, test } from 'vitest';
import { openText, sealText } from './secrets.ts';

const ANSWER = '{"token":"secret","user":"美"}';

test('opens with the secret it was sealed with', () => {
  expect(openText(sealText(ANSWER, 'key', 'a test'), 'key', 'a test')).toBe(ANSWER);
});

test('opens with no other, and not when a bit of it was changed', () => {
  const sealed = sealText(ANSWER, 'key', 'a test');
  expect(() => openText(sealed, 'kez', 'a test')).toThrow();
  expect(() => openText(sealed, 'key', 'another purpose')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openText(bytes.toString('base64url'), 'key', 'a test')).toThrow();
});

test('never looks the same twice, and shows nothing of the answer', () => {
  const sealed = [sealText(ANSWER, 'key', 'a test'), sealText(ANSWER, 'key', 'a test')];
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(Buffer.from(sealed[0] ?? '', 'base64url').toString('latin1')).not.toContain('secret');
});
