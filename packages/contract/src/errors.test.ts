import { describe, expect, test } from 'vitest';
import { errorBodySchema } from './error-body.ts';
import { ERRORS, errorMessage } from './errors.ts';

describe('the message of an error', () => {
  test('names what was not found', () => {
    expect(errorMessage('not_found', { collection: 'Programmes_1999' })).toBe(
      'Not found: collection Programmes_1999',
    );
  });

  test('names each field that was refused', () => {
    const fields = [
      { field: 'userScores.XYZ', problem: 'unknownSubject', value: 'XYZ' },
      { field: 'query.q', problem: 'too_big' },
    ];
    expect(errorMessage('invalid_request', { fields })).toBe(
      'Invalid request: userScores.XYZ (unknownSubject: XYZ); query.q (too_big)',
    );
  });

  test('stands alone without params', () => {
    expect(errorMessage('internal')).toBe(ERRORS.internal.message);
  });

  test.each([
    ['invalid_request', /invalid/i],
    ['account_locked', /locked/i],
    ['too_many_requests', /too many/i],
    ['internal', /server/i],
  ] as const)('%s carries the word that the pages look for', (code, word) => {
    expect(errorMessage(code)).toMatch(word);
  });
});

test('every error code fits the envelope', () => {
  for (const code of Object.keys(ERRORS)) {
    const body = { success: false, code, message: 'x', params: {}, requestId: 'r' };
    expect(errorBodySchema.safeParse(body).success).toBe(true);
  }
});
