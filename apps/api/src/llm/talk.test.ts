import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import {
  always,
  BEGINNING,
  BREAKING_PLACES,
  BROKEN_PLACES,
  ENDLESS_PLACES,
  type ModelProvider,
  type OddPlace,
  openModelProvider,
  timeFor,
} from '../testing/model-provider.ts';
import { type LanguageModel, ModelFailure, type ModelTool, type TalkPiece } from './language-model.ts';
import { openModel } from './open-model.ts';

const wishFor = (changes: Partial<Parameters<LanguageModel['talk']>[0]> = {}) => ({
  system: 'You are a lighthouse.',
  messages: [{ role: 'user', content: 'Where is the harbour?' }] as const,
  tools: [],
  maxTokens: 77,
  signal: new AbortController().signal,
  ...changes,
});

async function modelAt(provider: ModelProvider, place?: OddPlace): Promise<LanguageModel> {
  const model = await openModel(readConfig(provider.settings(place)), timeFor(place));
  if (model === null) throw new Error('no model');
  return model;
}

/** What came, and how it ended. */
async function heard(pieces: AsyncIterable<TalkPiece>) {
  let text = '';
  const tools: string[] = [];
  let cut = false;
  try {
    for await (const piece of pieces) {
      if (piece.kind === 'text') text += piece.text;
      else if (piece.kind === 'tool') tools.push(piece.name);
      else cut = true;
    }
    return { text, tools, cut, failure: null };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { text, tools, cut, failure: error };
  }
}

const lookOut: ModelTool = {
  name: 'look_out',
  description: 'Looks out of the window.',
  parameters: { type: 'object', properties: { far: { type: 'boolean' } } },
  use: async (input) => `a ship, ${JSON.stringify(input)}`,
};

describe('a talk', () => {
  test('comes in pieces, to what was said and capped', async () => {
    const provider = await openModelProvider(always('Straight ahead, behind the rocks.', { chunkSize: 4 }));
    const model = await modelAt(provider);
    const pieces = [];
    for await (const piece of model.talk(wishFor())) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    expect(await heard(model.talk(wishFor()))).toMatchObject({ text: 'Straight ahead, behind the rocks.' });
    expect(provider.mock.getRequests()[0]?.body).toMatchObject({
      stream: true,
      max_tokens: 77,
      messages: [
        { role: 'system', content: 'You are a lighthouse.' },
        { role: 'user', content: 'Where is the harbour?' },
      ],
    });
  });

  test('looks things up: the tool is told, used, and its result sent', async () => {
    const provider = await openModelProvider(
      always('', {
        match: { hasToolResult: false },
        response: { toolCalls: [{ name: 'look_out', arguments: '{"far":true}' }] },
      }),
      always('I see a ship.'),
    );
    const model = await modelAt(provider);
    expect(await heard(model.talk(wishFor({ tools: [lookOut] })))).toEqual({
      text: 'I see a ship.',
      tools: ['look_out'],
      cut: false,
      failure: null,
    });
    expect(provider.received()).toContain('a ship, {\\"far\\":true}');
  });

  test('that asks for tools for ever is told to answer', async () => {
    const provider = await openModelProvider(
      always('', { response: { toolCalls: [{ name: 'look_out', arguments: '{}' }] } }),
    );
    const { tools, failure } = await heard((await modelAt(provider)).talk(wishFor({ tools: [lookOut] })));
    expect(provider.calls()).toBe(5);
    expect(tools).toHaveLength(4);
    expect(provider.mock.getLastRequest()?.body).toMatchObject({ tool_choice: 'none' });
    expect(failure?.kind).toBe('badAnswer');
  });

  test('that asks for 1,500 things at once gets eight of them, each once, and others have their turn between', async () => {
    const calls = Array.from({ length: 1_500 }, (_, index) => ({
      name: 'look_out',
      arguments: `{"at":${Math.floor(index / 2)}}`,
    }));
    const provider = await openModelProvider(
      always('', { match: { hasToolResult: false }, response: { toolCalls: calls } }),
      always('I see a ship.'),
    );
    let turn = 0;
    const used: { input: unknown; turn: number }[] = [];
    const others = setInterval(() => {
      turn += 1;
    }, 0);
    const busy = async (input: unknown) => {
      used.push({ input, turn });
      const until = performance.now() + 10;
      while (performance.now() < until);
      return 'a ship';
    };
    const { text, tools } = await heard(
      (await modelAt(provider)).talk(wishFor({ tools: [{ ...lookOut, use: busy }] })),
    );
    clearInterval(others);
    expect([text, tools]).toEqual(['I see a ship.', Array(8).fill('look_out')]);
    expect(new Set(used.map(({ input }) => JSON.stringify(input))).size).toBe(8);
    expect(new Set(used.map((one) => one.turn)).size).toBe(8);
    expect(JSON.stringify(provider.mock.getLastRequest()?.body).match(/"tool_call_id"/g)).toHaveLength(8);
  });

  test('survives tools that there are not, and input that is none', async () => {
    const provider = await openModelProvider(
      always('', {
        match: { hasToolResult: false },
        response: {
          toolCalls: [
            { name: 'open_door', arguments: '{}' },
            { name: 'look_out', arguments: '{"far":' },
          ],
        },
      }),
      always('Never mind.'),
    );
    const { text, failure } = await heard((await modelAt(provider)).talk(wishFor({ tools: [lookOut] })));
    expect([text, failure]).toEqual(['Never mind.', null]);
  });

  test('says when it was cut, and keeps its thoughts to itself', async () => {
    const provider = await openModelProvider(
      always('', { response: { content: '<think>Where?</think>Straight ah', finishReason: 'length' } }),
    );
    const { text, cut } = await heard((await modelAt(provider)).talk(wishFor()));
    expect([text.trim(), cut]).toEqual(['Straight ah', true]);
  });

  test('ends when it is given up', async () => {
    const provider = await openModelProvider(
      always('One two three four five six', { chunkSize: 4, latency: 200 }),
    );
    const stop = new AbortController();
    const pieces = (await modelAt(provider)).talk(wishFor({ signal: stop.signal }));
    await expect(
      (async () => {
        for await (const _ of pieces) stop.abort();
      })(),
    ).rejects.toThrow();
  });
});

describe('a talk that fails', () => {
  test.each(BROKEN_PLACES)('at once: %s', async (place) => {
    const provider = await openModelProvider(always('from the loopback'));
    const { text, failure } = await heard((await modelAt(provider, place)).talk(wishFor()));
    expect(text).toBe('');
    expect(failure?.kind).toBe(
      { hanging: 'timeout', redirect: 'refused', cutOff: 'connection' }[String(place)] ?? 'badAnswer',
    );
    expect(provider.calls()).toBe(0);
  });

  test.each(BREAKING_PLACES)('midway: %s', async (place) => {
    const provider = await openModelProvider();
    const before = performance.now();
    const { text, failure } = await heard((await modelAt(provider, place)).talk(wishFor()));
    // How much of it was read before the break is chance.
    expect(BEGINNING.startsWith(text)).toBe(true);
    expect(failure?.kind).toBe(
      { silentInStream: 'timeout', cutInStream: 'connection' }[String(place)] ?? 'badAnswer',
    );
    expect(performance.now() - before).toBeLessThan(8_000);
  });

  test.each(ENDLESS_PLACES)(
    'when its time is up, whatever it does instead of answering: %s',
    async (place) => {
      const provider = await openModelProvider();
      const before = performance.now();
      const talk = (await modelAt(provider, place)).talk(wishFor({ tools: [lookOut] }));
      expect(await heard(talk)).toMatchObject({
        text: expect.stringMatching(/^ *$/),
        failure: { kind: 'timeout' },
      });
      expect(performance.now() - before).toBeLessThan(3_500);
    },
  );

  test('counts from when the answer was begun', async () => {
    const provider = await openModelProvider();
    const since = performance.now() - (timeFor('thinking') - 100);
    const { failure } = await heard((await modelAt(provider, 'thinking')).talk(wishFor({ since })));
    expect(failure?.kind).toBe('timeout');
    expect(performance.now() - since).toBeLessThan(2_900);
  });

  test.each([
    [429, 1],
    [400, 1],
    [500, 2],
    [503, 2],
  ])('with %i is tried %i times', async (status, tries) => {
    const provider = await openModelProvider(always('', { response: { error: { message: 'no' }, status } }));
    const { failure } = await heard((await modelAt(provider)).talk(wishFor()));
    expect(failure).toMatchObject({ kind: 'refused', status });
    expect(provider.calls()).toBe(tries);
  });

  test.each([
    ['', 'badAnswer'],
    [' \n ', 'badAnswer'],
    ['<!DOCTYPE html><p>hi</p>', 'unusable'],
    ['```html\n<html lang="en"><p>hi</p>', 'unusable'],
  ])('by saying %j, however often, does not make it rest', async (text, kind) => {
    const provider = await openModelProvider(always(text, { chunkSize: 3 }));
    const model = await modelAt(provider);
    for (let times = 0; times < 7; times += 1) {
      expect(await heard(model.talk(wishFor()))).toMatchObject({ text: '', failure: { kind } });
    }
  });

  test('five times in a row rests, for texts as well', async () => {
    const provider = await openModelProvider(
      always('', { response: { error: { message: 'no' }, status: 400 } }),
    );
    const model = await modelAt(provider);
    for (let times = 0; times < 5; times += 1) await heard(model.talk(wishFor()));
    expect((await heard(model.talk(wishFor()))).failure?.kind).toBe('resting');
    await expect(model.generateText({ system: '', prompt: 'x', maxTokens: 5 })).rejects.toThrow('resting');
    expect(provider.calls()).toBe(5);
  });

  test.each(['`code` first', '<b>bold</b>'])('but %j is only text', async (text) => {
    const provider = await openModelProvider(always(text, { chunkSize: 2 }));
    expect((await heard((await modelAt(provider)).talk(wishFor()))).text).toBe(text);
  });
});
