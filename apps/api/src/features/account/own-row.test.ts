import { describe, expect, test } from 'vitest';
import { presentCurrentUser, presentUser } from './present.ts';
import { sampleUser } from './testing/sample-user.ts';
import { judgeOwnRow } from './user-change.ts';

const stored = presentUser(sampleUser());

describe('a row written over one’s own', () => {
  test('as it was read changes nothing but to the same', () => {
    const verdict = judgeOwnRow(presentCurrentUser(sampleUser(), ['eddy'], true), stored);
    expect(verdict.kind).toBe('ok');
    expect(verdict).toMatchObject({ change: { First_Name: stored.First_Name, Tel: null } });
  });

  test.each([
    ['User_Role', 'Sta'],
    ['admin', true],
    ['UID', 'another'],
    ['User_ID', 'another'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['card_id', '123'],
    ['direct_marketing', true],
    ['email_list', true],
    ['Password', 'a new password'],
    ['ConfirmPassword', 'a new password'],
  ])('may not change %s', (field, value) => {
    expect(judgeOwnRow({ [field]: value, First_Name: 'x' }, stored)).toEqual({
      kind: 'forbidden',
      fields: [{ field: `row.${field}`, problem: 'protected' }],
    });
  });

  test('with empty password fields, as forms send them, passes', () => {
    const row = { Password: '', ConfirmPassword: null, Nickname: 'Star' };
    expect(judgeOwnRow(row, stored)).toEqual({ kind: 'ok', change: { Nickname: 'Star' } });
  });

  test('with an old list of programmes leaves the list alone', () => {
    const row = { jupas_programme_order: { JS1001: 0 }, Nickname: 'Star' };
    expect(judgeOwnRow(row, stored)).toEqual({ kind: 'ok', change: { Nickname: 'Star' } });
  });

  test('names what it does not know and what is malformed', () => {
    expect(judgeOwnRow({ version: 7 }, stored)).toEqual({
      kind: 'invalid',
      fields: [{ field: 'row.version', problem: 'unknownField' }],
    });
    expect(judgeOwnRow({ Form: 7, First_Name: '' }, stored)).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'row.First_Name' }, { field: 'row.Form' }],
    });
  });
});
