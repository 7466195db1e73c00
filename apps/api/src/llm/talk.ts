import { isStepCount, jsonSchema, type LanguageModel as ProvidedModel, streamText, tool } from 'ai';
import type { CircuitBreaker } from './circuit-breaker.ts';
import {
  type LanguageModel,
  ModelFailure,
  type ModelTool,
  type TalkPiece,
  type TalkWish,
} from './language-model.ts';
import { failureOf, isWorthASecondTry } from './model-failure.ts';
import { patienceFor } from './patience.ts';
import { looksLikeAPage, mayBecomeAPage } from './web-page.ts';

export interface TalkDeps {
  readonly model: ProvidedModel;
  readonly breaker: CircuitBreaker;
  /** By when an answer must have begun, a second try included. */
  readonly timeoutMs: number;
}

/** Times a model may look something up before it has to answer. */
const MAX_STEPS = 5;
/** What is left for the last words, however much the look-ups took. */
const LAST_WORDS = 300;
const TRIES = 2;

/** A talk with a model that answers as it goes: a second try only before the first piece, and none after. */
export function createTalk({ model, breaker, timeoutMs }: TalkDeps): LanguageModel['talk'] {
  return async function* talk(wish) {
    breaker.enter();
    const patience = patienceFor(timeoutMs);
    const signal = AbortSignal.any([patience.signal, wish.signal]);
    let begun = false;
    let said = false;
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          for await (const piece of withoutPages(once(model, wish, signal, patience.heard))) {
            begun = true;
            said ||= piece.kind === 'text';
            yield piece;
          }
          break;
        } catch (error) {
          if (wish.signal.aborted) throw error;
          const failure = failureOf(error, patience.signal.aborted);
          if (!begun && tries < TRIES && isWorthASecondTry(failure)) continue;
          if (failure.kind !== 'unusable') breaker.failed();
          throw failure;
        }
      }
    } finally {
      patience.end();
    }
    breaker.succeeded();
    if (!said) throw new ModelFailure('badAnswer');
  };
}

async function* once(
  model: ProvidedModel,
  { system, messages, tools, maxTokens }: TalkWish,
  abortSignal: AbortSignal,
  heard: () => void,
): AsyncGenerator<TalkPiece> {
  const { stream } = streamText({
    model,
    instructions: system,
    messages: messages.map(({ role, content }) => ({ role, content })),
    tools: Object.fromEntries(tools.map((one) => [one.name, providedTool(one)])),
    stopWhen: isStepCount(MAX_STEPS),
    prepareStep: ({ steps, stepNumber }) => {
      const spent = steps.reduce((sum, { usage, text }) => sum + (usage.outputTokens ?? text.length), 0);
      return {
        maxOutputTokens: Math.max(maxTokens - spent, Math.min(maxTokens, LAST_WORDS)),
        ...(stepNumber === MAX_STEPS - 1 && { toolChoice: 'none' }),
      };
    },
    maxRetries: 0,
    abortSignal,
    // It would print to the console what went out and came back.
    onError: () => {},
  });
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        heard();
        if (part.text !== '') yield { kind: 'text', text: part.text };
        break;
      case 'reasoning-delta':
      case 'tool-input-start':
      case 'tool-input-delta':
        heard();
        break;
      case 'tool-call':
        heard();
        yield { kind: 'tool', name: part.toolName };
        break;
      case 'error':
        throw part.error;
      case 'abort':
        throw new ModelFailure('timeout');
      case 'finish':
        if (part.finishReason === 'length') yield { kind: 'cut' };
        break;
      default:
    }
  }
}

const providedTool = ({ description, parameters, use }: ModelTool) =>
  tool({ description, inputSchema: jsonSchema<unknown>(parameters), execute: use });

/** Lets nothing through of an answer that begins like a web page. */
async function* withoutPages(pieces: AsyncIterable<TalkPiece>): AsyncGenerator<TalkPiece> {
  let beginning = '';
  let isOpen = false;
  for await (const piece of pieces) {
    if (isOpen || piece.kind !== 'text') {
      yield piece;
      continue;
    }
    beginning += piece.text;
    if (looksLikeAPage(beginning)) throw new ModelFailure('unusable');
    if (mayBecomeAPage(beginning)) continue;
    isOpen = true;
    yield { kind: 'text', text: beginning };
  }
  if (!isOpen && beginning.trim() !== '') yield { kind: 'text', text: beginning };
}
