import type { Counsellor as CounsellorKind, Grounds, PreferredLanguage, User } from '@lodestar/contract';
import type { CounsellorContext, EarlierMessage, ToolName } from '@lodestar/domain';

/** Which programmes are spoken of, and in which year. */
export type Today = Pick<CounsellorContext, 'collection' | 'currentYear'>;

/** What a pupil asks, with everything an answer may stand on. */
export interface Question {
  /** Who asks: kept from a model's provider. */
  readonly user: User;
  readonly text: string;
  /** The analysis of the trajectory that the question is about. */
  readonly analysis: string | null;
  readonly detailed: boolean;
  readonly earlier: readonly EarlierMessage[];
  readonly language: PreferredLanguage;
  readonly today: Today;
  /** What the tools look in; read when it is first asked for. */
  readonly context: () => Promise<CounsellorContext>;
}

/** What an answer stands on, and what could be asked next. */
export interface Basis {
  readonly grounds: Grounds | null;
  readonly suggestions: readonly string[];
}

/** An answer piece by piece; its basis comes last. */
export type AnswerPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: ToolName }
  | { readonly kind: 'basis'; readonly basis: Basis };

/** Answers for Eddy: a language model, or the built-in guide. */
export interface Counsellor {
  readonly kind: CounsellorKind;
  /** @throws ModelFailure at any moment */
  readonly answer: (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPiece>;
}
