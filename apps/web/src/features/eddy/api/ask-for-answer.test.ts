// @vitest-environment node
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForAnswer } from './ask-for-answer.ts';

const ORIGIN = 'http://lodestar.test';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { origin: ORIGIN });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

type Sent = readonly [event: string, data: unknown];
const TURNED_AWAY: Sent = ['error', { code: 'unavailable', message: 'Unavailable', params: {} }];
const MODEL_FAILED: Sent = [
  'error',
  { code: 'unavailable', message: 'Unavailable', params: { reason: 'badAnswer' } },
];
const FIRST_WORD: Sent = ['delta', { text: 'Here' }];
const DONE: Sent = ['done', { Messages: [] }];

/** Answers each try with its events, the last ones for ever; says under which keys it was asked. */
function answers(...tries: readonly (readonly Sent[])[]): (string | null)[] {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${ORIGIN}/api/chat/one/message`, ({ request }) => {
      const events = tries[Math.min(keys.length, tries.length - 1)] ?? [];
      keys.push(request.headers.get('Idempotency-Key'));
      const text = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      return new HttpResponse(text.join(''), { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return keys;
}

/** Asks, and lets all waiting pass. */
async function ask(signal = new AbortController().signal): Promise<unknown> {
  const wish = { kind: 'new', chatId: 'one', body: { Text: 'Anything?' } } as const;
  const ended = askForAnswer(wish, { onText: () => undefined, onTool: () => undefined }, signal).then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) await vi.advanceTimersByTimeAsync(1_000);
  return ended;
}

describe('a question that is turned away before its first word', () => {
  test('is asked again under the same key until there is room', async () => {
    const keys = answers([TURNED_AWAY], [TURNED_AWAY], [FIRST_WORD, DONE]);
    expect(await ask()).toBe('answered');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('four times at most, and then it fails as the server said', async () => {
    const keys = answers([TURNED_AWAY]);
    expect(await ask()).toBe('unavailable');
    expect(keys).toHaveLength(4);
  });
});

test.each([
  ['by a model that failed', [MODEL_FAILED]],
  ['after its first word', [FIRST_WORD, TURNED_AWAY]],
])('an answer that is refused %s is not asked for again', async (_when, events) => {
  const keys = answers(events);
  expect(await ask()).toBe('unavailable');
  expect(keys).toHaveLength(1);
});
