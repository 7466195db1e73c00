import type { CircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelFailure, type TalkPiece } from './language-model.ts';
import { failureOf, isWorthASecondTry, refusesTools } from './model-failure.ts';
import { patienceFor } from './patience.ts';
import { type ProvidedModel, talkInSteps } from './talk-steps.ts';
import { looksLikeAPage, mayBecomeAPage } from './web-page.ts';

export interface TalkDeps {
  readonly model: ProvidedModel;
  readonly breaker: CircuitBreaker;
  /** By when an answer must have begun, a second try included. */
  readonly timeoutMs: number;
}

const TRIES = 2;

/** A talk with a model that answers as it goes: a second try only before the first piece, and none after. */
export function createTalk({ model, breaker, timeoutMs }: TalkDeps): LanguageModel['talk'] {
  return async function* talk(wish) {
    breaker.enter();
    const patience = patienceFor(timeoutMs);
    const deps = { model, signal: AbortSignal.any([patience.signal, wish.signal]), heard: patience.heard };
    let begun = false;
    let said = false;
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          for await (const piece of withoutPages(talkInSteps(deps, wish))) {
            begun = true;
            said ||= piece.kind === 'text';
            yield piece;
          }
          break;
        } catch (error) {
          if (wish.signal.aborted) throw error;
          if (!begun && wish.tools.length > 0 && refusesTools(error)) {
            breaker.succeeded();
            throw new ModelFailure('noTools');
          }
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
