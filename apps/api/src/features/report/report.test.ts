import { generate, type PreferredLanguage } from '@lodestar/contract';
import { LANGUAGE_FACTS } from '@lodestar/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { callAs, type Pupil, registered } from '../../testing/pupil.ts';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const LANGUAGES: readonly PreferredLanguage[] = ['en', 'tc', 'sc'];
const ask = (pupil: Pupil, body: unknown) => pupil.call('POST', '/api/chatbot/generate', body);
const contentFor = async (pupil: Pupil, body: unknown) => answerOf(generate, await ask(pupil, body)).content;

async function tested(ability_6d = [4.7, 4.7, 3.1, 2, 2, 2]): Promise<Pupil> {
  const pupil = await registered(running);
  const row = { User_ID: pupil.user.User_ID, ability_6d };
  const written = await pupil.call('POST', '/api/database/write', { collection: 'USER', ID: 'User_ID', row });
  expect(written.statusCode).toBe(200);
  return pupil;
}

describe('the built-in guide', () => {
  test('writes a recommendation and its title from the stored scores, in each language', async () => {
    const pupil = await tested();
    for (const language of LANGUAGES) {
      const text = await contentFor(pupil, { text: 'ignored', language, purpose: 'recommendation' });
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/\{\{|ignored/);
      const title = await contentFor(pupil, { text: '', language, purpose: 'title' });
      expect(title).not.toMatch(/[\p{P}\p{S}]/u);
      if (LANGUAGE_FACTS[language].countedIn === 'words')
        expect(title.split(' ').length).toBeLessThanOrEqual(5);
      else expect(title.length).toBeLessThanOrEqual(12);
    }
  });

  test('follows the scores, not the text', async () => {
    const numbers = await contentFor(await tested(), { text: 'write about words', purpose: 'title' });
    const words = await contentFor(await tested([2, 2, 2, 5, 3.1, 3.1]), { text: '', purpose: 'title' });
    expect(numbers).not.toBe(words);
  });

  test('speaks the pupil’s preferred language unless told otherwise', async () => {
    const pupil = await tested();
    await pupil.call('PATCH', '/api/auth/me', { preferred_language: 'tc' });
    expect(await contentFor(pupil, { text: '', purpose: 'title' })).toMatch(/\p{Script=Han}/u);
    expect(await contentFor(pupil, { text: '', purpose: 'title', language: 'en' })).not.toMatch(
      /\p{Script=Han}/u,
    );
  });

  test('of somebody who has not taken the test says that', async () => {
    const pupil = await registered(running);
    expect(await contentFor(pupil, { text: '', purpose: 'recommendation' })).toMatch(/no answers/);
  });

  test('says that free text needs a model, in each language', async () => {
    const pupil = await registered(running);
    const said = [];
    for (const language of LANGUAGES) said.push(await contentFor(pupil, { text: 'What fits me?', language }));
    expect(said).toEqual([en.guide.freeText, tc.guide.freeText, sc.guide.freeText]);
  });
});

describe('a request', () => {
  test.each([
    [{}, 'text'],
    [{ text: '' }, 'text'],
    [{ text: '  \n ' }, 'text'],
    [{ text: 'x'.repeat(8_001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 5 }, 'text'],
    [{ text: 'x', language: 'fr' }, 'language'],
    [{ text: 'x', purpose: 'poem' }, 'purpose'],
  ])('like %j is refused by name', async (body, field) => {
    const pupil = await registered(running);
    expect(errorOf(await ask(pupil, body), 400).params).toMatchObject({ fields: [{ field }] });
  });

  test('of 8,000 characters is not too long', async () => {
    await contentFor(await registered(running), { text: '字'.repeat(8_000) });
  });

  test('by nobody is refused', async () => {
    errorOf(await callAs(running, null, 'POST', '/api/chatbot/generate', { text: 'x' }), 401);
  });
});
