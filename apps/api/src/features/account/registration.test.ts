import { currentUser, registerAccount } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, registered, registrationForm } from '../../testing/pupil.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const register = (form: unknown, headers = {}) =>
  callAs(running, null, 'POST', '/api/register', form, { headers });

describe('registration', () => {
  test('opens a pupil’s account and signs in', async () => {
    const form = registrationForm({
      Email_Address: '  Mei.Wong@Example.HK ',
      First_Name: ' 美 ',
      Title: 'Ms.',
      Gender: 'female',
      Form: '5',
      Nickname: '',
      preferred_language: 'tc',
    });
    const response = await register(form);
    expect(response.statusCode, response.body).toBe(201);
    const { token, user } = registerAccount.response.parse(response.json());
    expect(user).toMatchObject({
      User_ID: form.User_ID,
      Email_Address: 'mei.wong@example.hk',
      First_Name: '美',
      Title: 'Ms.',
      Gender: 'Female',
      Form: 5,
      Nickname: null,
      Tel: null,
      User_Role: 'Stu',
      admin: false,
      direct_marketing: false,
      email_list: false,
      ability_6d: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
      needs_recommendation_regeneration: true,
      event_types: ['academic', 'extracurricular', 'personal'],
      preferred_language: 'tc',
      jupas_programme_order: {},
    });
    const me = answerOf(currentUser, await callAs(running, token, 'GET', '/api/auth/me'));
    expect(me).toEqual(user);
  });
});

test.each(['', null, undefined])('a username left out (%j) is made, readable', async (User_ID) => {
  const { user } = await registered(running, { User_ID });
  expect(user.User_ID).toMatch(/^[a-z]+-[a-z]+-\d{1,3}$/);
});
void errorOf;
