import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, wrapLanguageModel } from 'ai';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelFailure, type ModelText, type TextWish } from './language-model.ts';
import { failureOf, isWorthASecondTry, looksLikeAPage } from './model-failure.ts';
import { createTalk } from './talk.ts';

/** More than any answer of a model; what is larger is not read to its end. */
const MAX_ANSWER_BYTES = 1_048_576;

/**
 * Fetches as a model's provider is to be fetched: no redirects, since only the address in the settings is trusted,
 * and no more than a megabyte of proper UTF-8, passed on as it comes.
 */
const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { body, status, headers } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new ModelFailure('refused', status);
  }
  return new Response(body === null ? null : checked(body), { status, headers: plainHeaders(headers) });
};

/** The same bytes; fails as soon as there are too many, or some that are not UTF-8. */
function checked(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const check = (chunk: Uint8Array | undefined) => {
    size += chunk?.length ?? 0;
    if (size > MAX_ANSWER_BYTES) throw new ModelFailure('badAnswer');
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailure('badAnswer');
    }
  };
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      try {
        check(value);
      } catch (error) {
        await reader.cancel();
        throw error;
      }
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The body has been unpacked, so what described its packing no longer holds. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}

export interface ProviderSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** For the whole wish, a second try included. */
  readonly timeoutMs?: number;
}

/** A little below the 30 seconds within which a pupil must have an answer. */
const TIMEOUT_MS = 28_000;

/** A model behind an OpenAI-compatible address: hosted, or on the school's own machine. */
export function openAiCompatibleModel(settings: ProviderSettings): LanguageModel {
  const { baseUrl, apiKey, model: modelId, timeoutMs = TIMEOUT_MS } = settings;
  const provider = createOpenAICompatible({
    name: 'eddy',
    baseURL: baseUrl,
    fetch: carefulFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  const model = wrapLanguageModel({
    model: provider(modelId),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  const breaker = createCircuitBreaker(Date.now);

  async function once({ system, prompt, maxTokens }: TextWish, abortSignal: AbortSignal): Promise<ModelText> {
    const { text, finishReason } = await generateText({
      model,
      instructions: system,
      prompt,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal,
    });
    return { text: text.trim(), cut: finishReason === 'length' };
  }

  async function twice(wish: TextWish): Promise<ModelText> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = wish.signal === undefined ? deadline : AbortSignal.any([deadline, wish.signal]);
    try {
      return await once(wish, signal);
    } catch (error) {
      const failure = failureOf(error, signal.aborted);
      if (!isWorthASecondTry(failure)) throw failure;
    }
    return once(wish, signal).catch((error: unknown) => {
      throw failureOf(error, signal.aborted);
    });
  }

  return {
    generateText: async (wish) => {
      // What a model says is judged outside: nobody shall make it rest for all by what he asks it to say.
      const answer = await breaker.guard(() => twice(wish));
      if (answer.text === '') throw new ModelFailure('badAnswer');
      if (looksLikeAPage(answer.text)) throw new ModelFailure('unusable');
      return answer;
    },
    talk: createTalk({ model, breaker, timeoutMs }),
  };
}
