// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call, callStream, callText, callUnchecked, callWithTag } from './call.ts';

const ORIGIN = 'http://lodestar.test';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => vi.stubGlobal('location', { origin: ORIGIN }));
afterEach(() => server.resetHandlers());

/** Answers every request with `answer`, and says what was asked for. */
function answer(body: string, headers: Record<string, string> = {}) {
  const asked: { what: string; body: string; headers: Headers }[] = [];
  server.use(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const what = `${request.method} ${request.url.slice(ORIGIN.length)}`;
      asked.push({ what, body: await request.text(), headers: request.headers });
      return new HttpResponse(body, { headers });
    }),
  );
  return asked;
}

describe('a call', () => {
  test('goes where the contract says, with the parts of its path, its query and its body', async () => {
    const found = { success: true, collection: 'Programmes_2026', count: 0, data: [], total: 0 };
    const searches = answer(JSON.stringify(found));
    const params = { collection: 'a/b' };
    await call('searchProgrammesCall', { params, query: { q: '醫', institutions: undefined } });
    expect(searches.map(({ what }) => what)).toEqual(['GET /api/programmes/a%2Fb/search?q=%E9%86%AB']);

    const checks = answer('{"available":true}');
    const { available } = await call('checkUsername', { body: { username: 'mei' } });
    expectTypeOf(available).toEqualTypeOf<boolean>();
    expect(checks).toMatchObject([{ what: 'POST /api/check-username', body: '{"username":"mei"}' }]);
  });

  test('takes exactly what its endpoint takes', () => {
    type Sent = Parameters<typeof call<'renameChat'>>[1];
    expectTypeOf<{ params: { chatId: string }; body: { title: string } }>().toExtend<Sent>();
    expectTypeOf<{ params: { chatId: string } }>().not.toExtend<Sent>();
    expectTypeOf<{ body: { title: string } }>().not.toExtend<Sent>();
    expectTypeOf<[]>().toExtend<
      Parameters<typeof call<'listSessions'>> extends [unknown, ...infer R] ? R : 0
    >();
    // @ts-expect-error: an answer that is a text is asked for by `callText`
    void (() => call('surveyExport'));
    // @ts-expect-error: it takes no body
    void (() => call('listSessions', { body: {} }));
  });

  test('answers with the version too, when it is asked for', async () => {
    answer('{"success":true}', { ETag: '"7"' });
    const sent = { body: { scores: {} }, headers: { 'If-Match': '"6"' } };
    await expect(callWithTag('saveScores', sent)).resolves.toEqual({ data: { success: true }, etag: '"7"' });
  });

  test('answers with a text, or with what comes as it comes', async () => {
    const asked = answer('a,b\n');
    await expect(callText('surveyExport')).resolves.toBe('a,b\n');
    const stream = await callStream('sendMessage', { params: { chatId: 'c' }, body: { Text: 'Hi' } });
    expect(await stream.text()).toBe('a,b\n');
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/admin/survey.csv', 'POST /api/chat/c/message']);
    expect(asked[1]?.headers.get('accept')).toBe('text/event-stream');
  });
});

describe('an answer that is not what the contract says', () => {
  test('is unreadable in development, and the console names its field', async () => {
    const noted = vi.spyOn(console, 'error').mockReturnValue(undefined);
    answer('{"available":"perhaps"}');
    const failure = await call('checkUsername', { body: { username: 'mei' } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'unreadable' });
    expect(noted.mock.calls.flat().join()).toMatch(/^checkUsername .*available: /);
  });

  test('reaches a reader that copes with anything', async () => {
    const noted = vi.spyOn(console, 'error');
    answer('');
    await expect(callUnchecked('currentUser')).resolves.toEqual({ data: undefined, etag: null });
    expect(noted).not.toHaveBeenCalled();
  });
});
