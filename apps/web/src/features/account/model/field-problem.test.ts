import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { problemOf, refusedFields } from './field-problem.ts';

test.each([
  ['First_Name', 'too_small', '', 'required'],
  ['School_District', 'invalid_value', undefined, 'required'],
  ['Password', 'too_small', 'short', 'tooShort'],
  ['Nickname', 'too_big', 'long', 'tooLong'],
  ['Nickname', 'invalid_format', 'a\u0000b', 'characters'],
  ['Email_Address', 'invalid_format', 'mei', 'email'],
  ['Email_Address', 'too_big', 'long', 'tooLong'],
  ['User_ID', 'invalid_union', 'a b', 'username'],
  ['User_ID', 'taken', 'mei', 'taken'],
  ['Password', 'tooCommon', 'password1', 'tooCommon'],
  ['ConfirmPassword', 'custom', 'other', 'mismatch'],
  ['consent', 'custom', false, 'consent'],
  ['Form', 'invalid_value', '9', 'invalid'],
  ['Tel', 'a code of tomorrow', '1', 'invalid'],
])('%s with %s and %j is %s', (field, code, value, problem) => {
  expect(problemOf(field, code, value)).toBe(problem);
});

test('the fields a server refused are read from its answer, whatever else lies there', () => {
  const fields = [{ field: 'Password', problem: 'tooCommon' }, null, 'Tel', { field: 7, problem: 'x' }];
  const error = new ApiError({ code: 'invalid_request', status: 400, params: { fields } });
  expect(refusedFields(error)).toEqual([fields[0]]);
  expect(refusedFields(new ApiError({ code: 'internal', status: 500 }))).toEqual([]);
  expect(refusedFields(new Error('no answer'))).toEqual([]);
});
