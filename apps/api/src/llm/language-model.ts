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

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Something that a model may have looked up while it answers. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** A JSON schema of what it takes. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the model is told; `input` is as the model wrote it. */
  readonly use: (input: unknown) => Promise<string>;
}

/** A talk that goes on: what was said, the last of it by the pupil, and what may be looked up. */
export interface TalkWish {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** For all the model writes for this answer. */
  readonly maxTokens: number;
  /** When the answer was begun, by `performance.now()`, if this is not the first talk for it. */
  readonly since?: number;
  /** Gives the wish up. */
  readonly signal: AbortSignal;
}

/** What comes of a talk, piece by piece; `cut` when the model had used up its tokens. */
export type TalkPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string }
  | { readonly kind: 'cut' };

/** A language model, whoever runs it. */
export interface LanguageModel {
  /** @throws ModelFailure whatever went wrong: silence, an error, an answer that is none */
  readonly generateText: (wish: TextWish) => Promise<ModelText>;
  /** Answers as it goes, with what the tools give. @throws ModelFailure the same, at any moment */
  readonly talk: (wish: TalkWish) => AsyncIterable<TalkPiece>;
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
  /** Answered that it cannot look anything up: without tools it can be asked. */
  | 'noTools'
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

/** The one price cap: no text of a model, and no answer of a chat, costs more than this. */
export const MAX_TOKENS = 1_500;

/** Text that is information and not instruction. */
export function asData(text: string): string {
  return `<data>\n${text.replace(/<(\s*\/?\s*data)/gi, '‹$1')}\n</data>`;
}
