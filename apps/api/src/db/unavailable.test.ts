import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable, isDiskFull } from './database-errors.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const queryOf = (cause: Error) => new Error('Failed query: update …', { cause });

describe('a database that is away', () => {
  test.each(['08006', '57P01', '53300', '25006', 'ECONNREFUSED', 'ECONNRESET'])('%s', (code) => {
    expect(isDatabaseUnavailable(queryOf(failed(code)))).toBe(true);
  });

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated: the database did not answer',
    'Client has encountered a connection error and is not queryable',
  ])('%s', (message) => {
    expect(isDatabaseUnavailable(queryOf(new Error(message)))).toBe(true);
  });

  test('is not one that refuses a row or is full', () => {
    for (const code of ['23505', '53100']) expect(isDatabaseUnavailable(queryOf(failed(code)))).toBe(false);
    expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
  });
});

test('a full disk is told from other failures', () => {
  for (const code of ['53100', 'ENOSPC']) expect(isDiskFull(queryOf(failed(code)))).toBe(true);
  for (const other of [queryOf(failed('23505')), failed('08006'), null])
    expect(isDiskFull(other)).toBe(false);
});
