import { createAnswerChecker, TOOL_NAMES, type ToolName } from '@lodestar/domain';
import type { Logger } from 'pino';
import { identityOf } from '../../llm/identity.ts';
import { type LanguageModel, ModelFailure, type TalkPiece } from '../../llm/language-model.ts';
import { createPlaceholderStream } from '../../llm/placeholder-stream.ts';
import { MAX_TOKENS } from '../../llm/prompt-pieces.ts';
import { basisOf } from './basis.ts';
import type { AnswerPiece, Counsellor, Question } from './counsellor.ts';
import { type LookingUp, lookingUpFor } from './looking-up.ts';
import { type Conceal, talkMessages } from './prompts.ts';
import { talkSystemText } from './system-text.ts';

export interface ModelCounsellorDeps {
  readonly model: LanguageModel;
  readonly now: () => Date;
  readonly log: Logger;
}

const UNSHOWABLE = /[^\P{Cc}\n\t]/gu;
/** How long a model that refused tools is offered none again. */
const WITHOUT_TOOLS_MS = 600_000;

const isToolName = (name: string): name is ToolName => TOOL_NAMES.some((known) => known === name);
const refusedTools = (error: unknown) => error instanceof ModelFailure && error.kind === 'noTools';

type Talk = (question: Question, looking: LookingUp, conceal: Conceal, signal: AbortSignal) => Pieces;
type Pieces = AsyncGenerator<TalkPiece>;

/** A language model: told what it asks the tools for, and believed only as far as they say the same. */
export function createModelCounsellor(deps: ModelCounsellorDeps): Counsellor {
  const talk = talkWith(deps);
  return { kind: 'model', answer: (question, signal) => answerWith(talk, question, signal) };
}

/** A model that takes no tools is told at once what the rules of the built-in guide look up for the question. */
function talkWith({ model, now, log }: ModelCounsellorDeps): Talk {
  let withoutToolsUntil = 0;
  return async function* talk(question, looking, conceal, signal): Pieces {
    const wish = { maxTokens: MAX_TOKENS, signal };
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

async function* answerWith(talk: Talk, question: Question, signal: AbortSignal): AsyncGenerator<AnswerPiece> {
  const { user, text, analysis, language, context } = question;
  const { conceal, reveal } = identityOf(user);
  const looking = lookingUpFor(question, conceal);
  const placeholders = createPlaceholderStream({ reveal });
  const checker = createAnswerChecker({
    question: `${text}\n${analysis ?? ''}`,
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
