import { expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

test('an error of ours keeps its message, its cause and where it was thrown', () => {
  const error = loggableError(new Error('broken', { cause: new TypeError('inside') }));
  expect(error).toMatchObject({
    type: 'Error',
    message: 'broken',
    cause: { type: 'TypeError', message: 'inside' },
  });
  expect(String(error.frames)).toContain('loggable-error.test.ts');
});

test('of a failed query the values are left out, wherever they are repeated', () => {
  const complaint = Object.assign(new Error('duplicate key: (email)=(canary@x.hk)'), {
    code: '23505',
    detail: 'Key (email)=(canary@x.hk) already exists.',
    table: 'users',
    constraint: 'users_email',
  });
  const error = Object.assign(new Error('Failed query: insert\nparams: canary@x.hk', { cause: complaint }), {
    query: 'insert into users values ($1)',
    params: ['canary@x.hk'],
  });
  const logged = loggableError(error);
  expect(JSON.stringify(logged)).not.toContain('canary');
  expect(logged).toMatchObject({
    query: 'insert into users values ($1)',
    cause: { code: '23505', table: 'users', constraint: 'users_email' },
  });
});

test('what is no error is named by its kind only', () => {
  expect(loggableError('canary')).toEqual({ type: 'string' });
});
