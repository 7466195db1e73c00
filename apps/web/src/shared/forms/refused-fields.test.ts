import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { refusedFields } from './use-bound-fields.ts';

test('the fields a server refused are read from its answer, whatever else lies there', () => {
  const fields = [{ field: 'Password', problem: 'tooCommon' }, null, 'Tel', { field: 7, problem: 'x' }];
  const error = new ApiError({ code: 'invalid_request', status: 400, params: { fields } });
  expect(refusedFields(error)).toEqual([fields[0]]);
  expect(refusedFields(new ApiError({ code: 'internal', status: 500 }))).toEqual([]);
  expect(refusedFields(new Error('no answer'))).toEqual([]);
});
