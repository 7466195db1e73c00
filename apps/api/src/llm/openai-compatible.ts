import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, wrapLanguageModel } from 'ai';
import { carefulFetch } from './careful-fetch.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelFailure, type ModelText, type TextWish } from './language-model.ts';
import { failureOf, isWorthASecondTry } from './model-failure.ts';
import { createTalk } from './talk.ts';
import { looksLikeAPage } from './web-page.ts';

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
