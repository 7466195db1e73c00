import {
  createAnswerChecker,
  isToolName,
  parseToolCall,
  runTool,
  TOOL_NAMES,
  TOOLS,
  type ToolName,
  type ToolResult,
  understandAndRun,
} from '@lodestar/eddy';
import type { Logger } from 'pino';
import { identityOf } from '../../llm/identity.ts';
import {
  asData,
  type LanguageModel,
  MAX_TOKENS,
  ModelFailure,
  type ModelTool,
  type TalkPiece,
} from '../../llm/language-model.ts';
import { createPlaceholderStream } from '../../llm/placeholder-stream.ts';
import { type Answerer, type AnswerPiece, type AskedQuestion, basisOf } from './answerer.ts';
import { type Conceal, resultData, talkMessages, talkSystemText } from './prompts.ts';

export interface ModelAnswererDeps {
  readonly model: LanguageModel;
  readonly now: () => Date;
  readonly log: Logger;
}

const UNSHOWABLE = /[^\P{Cc}\n\t]/gu;
/** How long a model that refused tools is offered none again. */
const WITHOUT_TOOLS_MS = 600_000;

const refusedTools = (error: unknown) => error instanceof ModelFailure && error.kind === 'noTools';

type Talk = (question: AskedQuestion, looking: LookingUp, conceal: Conceal, signal: AbortSignal) => Pieces;
type Pieces = AsyncGenerator<TalkPiece>;

/** A language model: told what it asks the tools for, and believed only as far as they say the same. */
export function createModelAnswerer(deps: ModelAnswererDeps): Answerer {
  const talk = talkWith(deps);
  return { kind: 'model', answer: (question, signal) => answerWith(talk, question, signal) };
}

/** A model that takes no tools is told at once what the rules of the built-in guide look up for the question. */
function talkWith({ model, now, log }: ModelAnswererDeps): Talk {
  let withoutToolsUntil = 0;
  return async function* talk(question, looking, conceal, signal): Pieces {
    const wish = { maxTokens: MAX_TOKENS, signal, since: performance.now() };
    if (now().getTime() >= withoutToolsUntil) {
      const system = talkSystemText(question, true);
      const messages = talkMessages(question, conceal);
      try {
        return yield* model.talk({ ...wish, system, messages, tools: looking.tools });
      } catch (error) {
        if (!refusedTools(error)) throw error;
        withoutToolsUntil = now().getTime() + WITHOUT_TOOLS_MS;
        log.warn('the model takes no tools: it is told what the rules of the built-in guide look up');
      }
    }
    const looked = await looking.byRule();
    for (const { tool: name } of looked) yield { kind: 'tool', name };
    const messages = talkMessages(question, conceal, looked);
    yield* model.talk({ ...wish, system: talkSystemText(question, false), messages, tools: [] });
  };
}

async function* answerWith(
  talk: Talk,
  question: AskedQuestion,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const { user, text, analysis, language, context } = question;
  const { conceal, reveal } = identityOf(user);
  const looking = lookingUpFor(question, conceal);
  const placeholders = createPlaceholderStream({ reveal });
  const checker = createAnswerChecker({
    question: `${text}\n${analysis ?? ''}`,
    catalogue: question.today.catalogue,
    results: () => looking.results,
    language,
  });

  let checked = '';
  const through = function* (piece: string): Generator<AnswerPiece> {
    const next = checker.push(piece);
    checked += next;
    if (next !== '') yield { kind: 'text', text: placeholders.reveal(next) };
  };

  for await (const piece of talk(question, looking, conceal, signal)) {
    if (piece.kind === 'text') yield* through(placeholders.mark(piece.text.replace(UNSHOWABLE, '')));
    else if (piece.kind === 'cut') yield* through('…');
    else if (isToolName(piece.name)) yield { kind: 'tool', name: piece.name };
  }
  yield* through(placeholders.rest());
  const { text: whole } = checker.end();
  const last = whole.startsWith(checked) ? whole.slice(checked.length) : '';
  if (last !== '') yield { kind: 'text', text: placeholders.reveal(last) };
  yield { kind: 'basis', basis: basisOf(looking.results, await context()) };
}

/** What is looked up for one answer, by the model or for it. */
export interface LookingUp {
  /** What was found so far. */
  readonly results: readonly ToolResult[];
  /** For a model that looks things up by itself. */
  readonly tools: readonly ModelTool[];
  /** For one that cannot: what the rules of the built-in guide find for the question. */
  readonly byRule: () => Promise<readonly ToolResult[]>;
}

function lookingUpFor(question: AskedQuestion, conceal: Conceal): LookingUp {
  const { text, earlier, analysis, context } = question;
  const results: ToolResult[] = [];

  const use = (name: ToolName) => async (input: unknown) => {
    const call = parseToolCall(name, input);
    if ('problem' in call) return asData(call.problem);
    const result = runTool(call, await context());
    results.push(result);
    return resultData(result, conceal);
  };

  return {
    results,
    tools: TOOL_NAMES.map((name) => {
      const { describe: description, input: parameters } = TOOLS[name];
      return { name, description, parameters, use: use(name) };
    }),
    byRule: async () => {
      const asked = { text, context: await context(), earlier, ...(analysis !== null && { analysis }) };
      results.push(...understandAndRun(asked).results);
      return results;
    },
  };
}
