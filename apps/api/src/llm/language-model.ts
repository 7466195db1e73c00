/** What is asked of a language model. */
export interface TextWish {
  /** The server's own words: what the model is here for. */
  readonly system: string;
  readonly prompt: string;
  readonly maxTokens: number;
  /** Gives the wish up. */
  readonly signal?: AbortSignal | undefined;
}

export interface ModelText {
  readonly text: string;
  /** The model stopped because it had used up `maxTokens`. */
  readonly cut: boolean;
}

/** A language model, whoever runs it. */
export interface LanguageModel {
  /** @throws ModelFailure whatever went wrong: silence, an error, an answer that is none */
  readonly generateText: (wish: TextWish) => Promise<ModelText>;
}

export type FailureKind =
  /** Took longer than it may. */
  | 'timeout'
  /** Could not be reached, or broke off. */
  | 'connection'
  /** Answered with an error. */
  | 'refused'
  /** Answered with something that is not an answer. */
  | 'badAnswer'
  /** Answered, but with words that cannot be used; the provider is well, and what was asked may be the reason. */
  | 'unusable'
  /** Not asked: it failed too often a moment ago. */
  | 'resting';

/** Why there is no text. The message carries neither what was asked nor what was answered. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, where there was one. */
  readonly status: number | null;

  constructor(kind: FailureKind, status: number | null = null) {
    super(`the model gave no text: ${kind}${status === null ? '' : ` (${status})`}`);
    this.kind = kind;
    this.status = status;
  }
}
