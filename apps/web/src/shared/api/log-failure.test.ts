import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { logFailure } from './log-failure.ts';

afterEach(() => vi.restoreAllMocks());

function noteOf(error: unknown): unknown {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  logFailure(error);
  return warn.mock.lastCall?.[0];
}

describe('the note of a failure', () => {
  test('names the code and the request, by which the server’s log finds it', () => {
    const error = new ApiError({ code: 'internal', status: 500, requestId: 'r-1' });
    expect(noteOf(error)).toBe('A call failed: internal, request r-1');
  });

  test('does without a request that never arrived', () => {
    expect(noteOf(new ApiError({ code: 'network', status: 0 }))).toBe('A call failed: network');
  });

  test('keeps what anybody wrote out of it', () => {
    expect(noteOf(new TypeError('Hoi-ching, 9123 4567'))).toBe('Failed: TypeError');
    expect(noteOf('Hoi-ching')).toBe('Failed: string');
  });
});
