// @vitest-environment node
import { expect, test } from 'vitest';
import { readEvents } from './ask-for-answer.ts';

const encoder = new TextEncoder();

function responseOf(...chunks: readonly (string | Uint8Array)[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks)
          controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
        controller.close();
      },
    }),
  );
}

async function read(...chunks: readonly (string | Uint8Array)[]): Promise<unknown[]> {
  const events: unknown[] = [];
  for await (const event of readEvents(responseOf(...chunks))) events.push(event);
  return events;
}

test('events are read however they are cut', async () => {
  const text = 'event: delta\ndata: {"text":"一級"}\n\nevent: tool\ndata: {"name":"my_list"}\n\n';
  const bytes = encoder.encode(text);
  const expected = [
    { event: 'delta', data: { text: '一級' } },
    { event: 'tool', data: { name: 'my_list' } },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('other events and comments are passed over', async () => {
  expect(await read(': ping\n\nevent: other\ndata: {"a":1}\n\nevent: delta\ndata: 7\n\n')).toEqual([]);
});

test('an event that is cut off is none', async () => {
  expect(await read('event: delta\ndata: {"text":"a"}\n\nevent: del')).toEqual([
    { event: 'delta', data: { text: 'a' } },
  ]);
});
