import { expect, test } from 'vitest';
import { problemOf } from './form-fields.ts';

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
