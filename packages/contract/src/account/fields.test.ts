import { describe, expect, test } from 'vitest';
import { logIn, registerAccount } from '../account.ts';
import { emailSchema, usernameSchema } from './fields.ts';
import { profileFields } from './profile.ts';
import { currentUserChangeSchema, ownUserChangeSchema, userSchema } from './user.ts';

describe('an e-mail address', () => {
  test('is trimmed and lower-cased', () => {
    expect(emailSchema.parse(' Mei.Chan@Example.HK ')).toBe('mei.chan@example.hk');
  });

  test.each([
    '',
    'mei',
    'mei@',
    '@x.hk',
    'a@b@c.hk',
    'a b@c.hk',
    'a@x.hk\r\nBcc: b@x.hk',
    `${'a'.repeat(250)}@x.hk`,
  ])('is not %j', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });
});

describe('a username', () => {
  test.each(['abc', 'A_.-9', 'x'.repeat(30)])('may be %s', (name) => {
    expect(usernameSchema.parse(` ${name} `)).toBe(name);
  });

  test.each(['ab', 'x'.repeat(31), 'a b', 'a@b.c', '名字名字', 'a/b'])('may not be %s', (name) => {
    expect(usernameSchema.safeParse(name).success).toBe(false);
  });
});

describe('choices', () => {
  test('are taken as forms send them', () => {
    expect(profileFields.Gender.parse('female')).toBe('Female');
    expect(profileFields.Gender.parse('')).toBeNull();
    expect(profileFields.Title.parse('')).toBeNull();
    expect(profileFields.Form.parse('6')).toBe(6);
    expect(profileFields.Form.parse('')).toBeNull();
  });

  test.each([0, 7, 1.5, '7', true, undefined])('no form is %j', (form) => {
    expect(profileFields.Form.safeParse(form).success).toBe(false);
  });
});

test('a login names its user once', () => {
  const passes = (body: object) => logIn.body.safeParse({ ...body, password: 'x' }).success;
  expect(passes({ email: 'a@b.hk' })).toBe(true);
  expect(passes({ username: 'abc' })).toBe(true);
  expect(passes({})).toBe(false);
  expect(passes({ email: 'a@b.hk', username: 'abc' })).toBe(false);
});

test('registration leaves out whatever it does not ask for', () => {
  const body = {
    First_Name: 'Mei',
    Last_Name: 'Chan',
    Email_Address: 'mei@example.hk',
    School_District: 'other',
    Password: 'a quiet harbour',
    admin: true,
    User_Role: 'Sta',
  };
  expect(Object.keys(registerAccount.body.parse(body))).not.toContain('admin');
});

test('what the owner may change is part of the record, and its protected fields are not part of it', () => {
  const record = Object.keys(userSchema.shape);
  const writable = Object.keys(ownUserChangeSchema.shape);
  expect(writable.filter((field) => !record.includes(field))).toEqual([]);
  for (const field of ['User_ID', 'UID', 'User_Role', 'admin', 'createdAt'])
    expect(writable).not.toContain(field);
  expect(Object.keys(currentUserChangeSchema.shape).filter((field) => !writable.includes(field))).toEqual([]);
});
