import type { AnswererKind, Grounds, PreferredLanguage, User } from '@lodestar/contract';
import {
  type EarlierMessage,
  type EddyContext,
  followUps,
  groundsOf,
  guideAnswer,
  type ToolName,
  type ToolResult,
} from '@lodestar/eddy';
import type { CareLines } from './fixed-answer.ts';

/** Which programmes are spoken of, and in which year. */
export type Today = Pick<EddyContext, 'catalogue' | 'collection' | 'currentYear'>;

/** What a pupil asks, with everything an answer may stand on. */
export interface AskedQuestion {
  /** Who asks: kept from a model's provider. */
  readonly user: User;
  readonly text: string;
  /** Fixed lines around the answer, whoever writes it. */
  readonly care: CareLines;
  /** The analysis of the trajectory that the question is about. */
  readonly analysis: string | null;
  readonly detailed: boolean;
  readonly earlier: readonly EarlierMessage[];
  readonly language: PreferredLanguage;
  readonly today: Today;
  /** What the tools look in; read when it is first asked for. */
  readonly context: () => Promise<EddyContext>;
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
export interface Answerer {
  readonly kind: AnswererKind;
  /** @throws ModelFailure at any moment */
  readonly answer: (question: AskedQuestion, signal: AbortSignal) => AsyncIterable<AnswerPiece>;
}

/** What an answer stands on when these were looked up; nothing for an answer that needed nothing. */
export function basisOf(
  results: readonly ToolResult[],
  context: EddyContext,
  suggestions: readonly string[] = followUps(results, context),
): Basis {
  if (results.length === 0) return { grounds: null, suggestions };
  const { tools, programmes, year } = groundsOf(results);
  return { grounds: { tools: [...tools], programmes: [...programmes], year }, suggestions };
}

/** Paragraphs with what parts them, so that a table or list stays in one piece. */
const PARAGRAPH = /[\s\S]+?(?:\n{2,}|$)/g;

/** The built-in guide: recognises by rule what is asked, and words what it looks up. */
export function createGuideAnswerer(): Answerer {
  return {
    kind: 'guide',
    answer: async function* ({ text, context: read, earlier, detailed, analysis }) {
      const context = await read();
      const answer = guideAnswer({
        text,
        context,
        earlier,
        detailed,
        ...(analysis !== null && { analysis }),
      });
      const basis = basisOf(answer.results, context, answer.suggestions);
      for (const { tool } of answer.results) yield { kind: 'tool', name: tool };
      for (const paragraph of answer.text.match(PARAGRAPH) ?? []) yield { kind: 'text', text: paragraph };
      yield { kind: 'basis', basis };
    },
  };
}
