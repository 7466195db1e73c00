import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import {
  always,
  BROKEN_PLACES,
  type BrokenPlace,
  type ModelProvider,
  openModelProvider,
} from '../testing/model-provider.ts';
import { type LanguageModel, ModelFailure } from './language-model.ts';
import { openModel } from './open-model.ts';

const WISH = { system: 'You are a lighthouse.', prompt: 'Where is the harbour?', maxTokens: 77 };

async function modelAt(
  provider: ModelProvider,
  place?: BrokenPlace,
  timeoutMs?: number,
): Promise<LanguageModel> {
  const model = await openModel(readConfig(provider.settings(place)), timeoutMs);
  if (model === null) throw new Error('no model');
  return model;
}

async function failureOf(asked: Promise<unknown>): Promise<ModelFailure> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelFailure)) throw new Error('expected a failure of the model', { cause: error });
  return error;
}

describe('a model that answers', () => {
  test('is sent the system text, the prompt, the cap and the key, once', async () => {
    const provider = await openModelProvider(always('  Straight ahead. '));
    const model = await modelAt(provider);
    expect(await model.generateText(WISH)).toEqual({ text: 'Straight ahead.', cut: false });
    const [request] = provider.mock.getRequests();
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.body).toMatchObject({
      model: 'school-model',
      max_tokens: 77,
      messages: [
        { role: 'system', content: WISH.system },
        { role: 'user', content: WISH.prompt },
      ],
    });
    expect(provider.calls()).toBe(1);
  });

  test('says when it was cut off at the cap', async () => {
    const provider = await openModelProvider(
      always('', { response: { content: 'Straight ah', finishReason: 'length' } }),
    );
    expect(await (await modelAt(provider)).generateText(WISH)).toEqual({ text: 'Straight ah', cut: true });
  });

  test('keeps what it thought before to itself', async () => {
    const provider = await openModelProvider(always('<think>Which harbour?</think>Straight ahead.'));
    expect((await (await modelAt(provider)).generateText(WISH)).text).toBe('Straight ahead.');
  });
});

describe('an answer that is none', () => {
  test.each(BROKEN_PLACES)('%s', async (place) => {
    const provider = await openModelProvider(always('from the loopback'));
    const model = await modelAt(provider, place, 1_500);
    const before = performance.now();
    const failure = await failureOf(model.generateText(WISH));
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(failure.kind).toBe(
      { hanging: 'timeout', redirect: 'refused', cutOff: 'connection' }[String(place)] ?? 'badAnswer',
    );
    expect(provider.calls()).toBe(0);
  });

  test.each([
    ['', 'badAnswer'],
    ['   ', 'badAnswer'],
    ['<!DOCTYPE html><p>hi</p>', 'unusable'],
    ['<html>', 'unusable'],
  ])('a text like %j, however often, does not make it rest', async (text, kind) => {
    const provider = await openModelProvider(always(text));
    const model = await modelAt(provider);
    for (let times = 0; times < 7; times += 1) {
      expect((await failureOf(model.generateText(WISH))).kind).toBe(kind);
    }
  });
});

describe('a model that fails', () => {
  const failing = (status: number) => always('', { response: { error: { message: 'no' }, status } });

  test.each([429, 400, 401, 404])('with %i is asked once', async (status) => {
    const provider = await openModelProvider(failing(status));
    const failure = await failureOf((await modelAt(provider)).generateText(WISH));
    expect(failure).toMatchObject({ kind: 'refused', status });
    expect(provider.calls()).toBe(1);
  });

  test.each([500, 502, 503])('with %i is asked a second time', async (status) => {
    const provider = await openModelProvider(failing(status));
    const failure = await failureOf((await modelAt(provider)).generateText(WISH));
    expect(failure).toMatchObject({ kind: 'refused', status });
    expect(provider.calls()).toBe(2);
  });

  test('once is asked again, and its answer counts', async () => {
    const provider = await openModelProvider(always('Back again.'));
    provider.mock.nextRequestError(503);
    expect((await (await modelAt(provider)).generateText(WISH)).text).toBe('Back again.');
  });

  test('is not waited for beyond its time, two tries included', async () => {
    const provider = await openModelProvider(always('Too late.', { chaos: { latencyMs: 20_000 } }));
    const before = performance.now();
    const model = await modelAt(provider, undefined, 300);
    expect((await failureOf(model.generateText(WISH))).kind).toBe('timeout');
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  test('five times in a row rests, and is not asked', async () => {
    const provider = await openModelProvider(failing(400));
    const model = await modelAt(provider);
    for (let times = 0; times < 5; times += 1) await failureOf(model.generateText(WISH));
    expect((await failureOf(model.generateText(WISH))).kind).toBe('resting');
    expect(provider.calls()).toBe(5);
  });

  test('where nobody listens cannot be reached', async () => {
    const provider = await openModelProvider();
    const model = await modelAt(provider);
    await provider.mock.stop();
    onTestFinished(async () => void (await provider.mock.start()));
    expect((await failureOf(model.generateText(WISH))).kind).toBe('connection');
  });
});
