import { searchChats } from '@lodestar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, errorOf, openTestApp, type TestApp } from '../../testing/app.ts';
import { testClock } from '../../testing/clock.ts';
import { type Pupil, registered } from '../../testing/pupil.ts';
import { begun } from './testing/chat.ts';

const clock = testClock();
let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ now: clock.now });
});
afterAll(() => running.close());

const search = async (pupil: Pupil, q: string) =>
  answerOf(searchChats, await pupil.call('GET', `/api/chat/search?q=${encodeURIComponent(q)}`));

describe('searching', () => {
  test('finds one’s own chats by message and name, as it is written', async () => {
    const pupil = await registered(running);
    const other = await registered(running);
    await begun(other, 'the harbour of somebody else');
    const harbour = await begun(
      pupil,
      `${'Long before. '.repeat(10)}Where is the Harbour? ${'And after. '.repeat(30)}`,
    );
    clock.advance(1_000);
    const percent = await begun(pupil, '我有 100% 把握 \\ under_score');
    expect((await search(pupil, 'harbour')).map(({ Chat_ID }) => Chat_ID)).toEqual([harbour]);
    const [found] = await search(pupil, 'HARBOUR');
    expect(found?.excerpt).toMatch(/^….*Where is the Harbour\?.*…$/);
    for (const q of ['100%', '把握', 'r_s', '\\']) {
      expect(
        (await search(pupil, q)).map(({ Chat_ID }) => Chat_ID),
        q,
      ).toEqual([percent]);
    }
    for (const q of ['%%', '_____', "' or 1=1--", '']) expect(await search(pupil, q), q).toEqual([]);
    await pupil.call('PATCH', `/api/chat/${harbour}`, { title: 'Lighthouse' });
    expect(await search(pupil, 'lightHOUSE')).toMatchObject([{ Chat_ID: harbour, title: 'Lighthouse' }]);
  });

  test('finds a question as it was written, its wide marks included', async () => {
    const pupil = await registered(running);
    const asked = await begun(pupil, '我想讀教育（中文），可以嗎？');
    for (const q of ['教育（中文），可以嗎？', '教育(中文),可以吗?'])
      expect(await search(pupil, q), q).toMatchObject([{ Chat_ID: asked }]);
  });

  test('finds a word in either script, with the place where it stands', async () => {
    const pupil = await registered(running);
    const traditional = await begun(pupil, `${'先說說別的。'.repeat(8)}我想讀護理學，夠唔夠分？`);
    clock.advance(1_000);
    const simplified = await begun(pupil, '护理学的分数够吗');
    for (const q of ['护理学', '護理學']) {
      expect(
        (await search(pupil, q)).map(({ Chat_ID }) => Chat_ID),
        q,
      ).toEqual([simplified, traditional]);
    }
    expect((await search(pupil, '护理')).at(-1)?.excerpt).toMatch(/^….*我想讀護理學/);
  });

  test('for too much is refused by name', async () => {
    const pupil = await registered(running);
    errorOf(await pupil.call('GET', `/api/chat/search?q=${'x'.repeat(101)}`), 400);
  });
});
