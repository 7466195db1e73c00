import type { CircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelFailure, type TalkPiece } from './language-model.ts';
import {
  failureOf,
  isWorthASecondTry,
  looksLikeAPage,
  mayBecomeAPage,
  refusesTools,
} from './model-failure.ts';
import { type ProvidedModel, talkInSteps } from './talk-steps.ts';

export interface Patience {
  /** Aborted when the model has been silent for too long. */
  readonly signal: AbortSignal;
  /** The model said something to the pupil: thoughts and look-ups are none of that. */
  readonly heard: () => void;
  /** The time is over: whoever still talks may end, and begins nothing new. */
  readonly isLate: () => boolean;
  readonly end: () => void;
}

/** How long a model that answers may take in all, and fall silent once its time is over, in parts of that time. */
const LONGEST = 3;
const SILENCE = 1 / 3;

/**
 * Waits for a model that answers as it goes: by the end of its time it must have begun; whoever still talks then may
 * go on, up to three times as long, but not fall silent.
 */
export function patienceFor(
  timeMs: number,
  now: () => number = () => performance.now(),
  begun = now(),
): Patience {
  const given = new AbortController();
  let lastHeard: number | null = null;
  let timer = setTimeout(check, Math.max(0, timeMs - (now() - begun)));

  function check() {
    const since = now() - begun;
    const silentFor = lastHeard === null ? since : now() - lastHeard;
    const left = Math.min(timeMs * SILENCE - silentFor, timeMs * LONGEST - since);
    if (lastHeard === null || left <= 0) given.abort();
    else timer = setTimeout(check, Math.ceil(left));
  }

  return {
    signal: given.signal,
    heard: () => {
      lastHeard = now();
    },
    isLate: () => now() - begun >= timeMs,
    end: () => clearTimeout(timer),
  };
}

export interface TalkDeps {
  readonly model: ProvidedModel;
  readonly breaker: CircuitBreaker;
  /** By when an answer must have begun, a second try included. */
  readonly timeoutMs: number;
}

const TRIES = 2;
const now = () => performance.now();

/** A talk with a model that answers as it goes: a second try only before the first piece, and none after. */
export function createTalk({ model, breaker, timeoutMs }: TalkDeps): LanguageModel['talk'] {
  return async function* talk(wish) {
    breaker.enter();
    const patience = patienceFor(timeoutMs, now, wish.since);
    const { heard, isLate } = patience;
    const deps = { model, signal: AbortSignal.any([patience.signal, wish.signal]), heard, isLate };
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
