import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, extractReasoningMiddleware, generateText, wrapLanguageModel } from 'ai';
import { carefulFetch } from './careful-fetch.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelFailure, type ModelText, type TextWish } from './language-model.ts';

export interface ProviderSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** For the whole wish, a second try included. */
  readonly timeoutMs?: number;
}

/** A little below the 30 seconds within which a pupil must have an answer. */
const TIMEOUT_MS = 28_000;
const LOOKS_LIKE_A_PAGE = /^\s*(```html\s*)?<(!doctype|html|head|body)\b/i;

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
  const guarded = createCircuitBreaker(Date.now);

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
      const failure = failureOf(error, signal);
      if (!isWorthASecondTry(failure)) throw failure;
    }
    return once(wish, signal).catch((error: unknown) => {
      throw failureOf(error, signal);
    });
  }

  return {
    generateText: async (wish) => {
      // What a model says is judged outside: nobody shall make it rest for all by what he asks it to say.
      const answer = await guarded(() => twice(wish));
      if (answer.text === '') throw new ModelFailure('badAnswer');
      if (LOOKS_LIKE_A_PAGE.test(answer.text)) throw new ModelFailure('unusable');
      return answer;
    },
  };
}

const isWorthASecondTry = ({ kind, status }: ModelFailure) =>
  kind === 'connection' || (kind === 'refused' && status !== null && status >= 500);

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('timeout');
  const own = ownFailure(error);
  if (own !== null) return own;
  if (!APICallError.isInstance(error)) return new ModelFailure('badAnswer');
  const { statusCode = null } = error;
  if (statusCode === null) return new ModelFailure('connection');
  return statusCode >= 400
    ? new ModelFailure('refused', statusCode)
    : new ModelFailure('badAnswer', statusCode);
}

/** What our own fetch threw may come back wrapped. */
function ownFailure(error: unknown): ModelFailure | null {
  if (error instanceof ModelFailure) return error;
  return error instanceof Error ? ownFailure(error.cause) : null;
}
