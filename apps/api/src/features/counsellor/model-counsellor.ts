import {
  createAnswerChecker,
  parseToolCall,
  runTool,
  TOOL_DESCRIPTIONS,
  TOOL_NAMES,
  type ToolName,
  type ToolResult,
} from '@lodestar/domain';
import { identityOf } from '../../llm/identity.ts';
import type { LanguageModel, ModelTool } from '../../llm/language-model.ts';
import { createPlaceholderStream } from '../../llm/placeholder-stream.ts';
import { asData, MAX_TOKENS } from '../../llm/prompt-pieces.ts';
import { basisOf } from './basis.ts';
import type { AnswerPiece, Counsellor, Question } from './counsellor.ts';
import { talkMessages, talkSystemText } from './prompts.ts';

const UNSHOWABLE = /[^\P{Cc}\n\t]/gu;
const isToolName = (name: string): name is ToolName => TOOL_NAMES.some((known) => known === name);

/** A language model: told what it asks the tools for, and believed only as far as they say the same. */
export function createModelCounsellor(model: LanguageModel): Counsellor {
  return {
    kind: 'model',
    answer: (question, signal) => answerWith(model, question, signal),
  };
}

async function* answerWith(
  model: LanguageModel,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  const { user, text, analysis, language, context } = question;
  const { conceal, reveal } = identityOf(user);
  const results: ToolResult[] = [];
  const placeholders = createPlaceholderStream({ reveal });
  const checker = createAnswerChecker({
    question: `${text}\n${analysis ?? ''}`,
    results: () => results,
    language,
  });

  const use = (name: ToolName) => async (input: unknown) => {
    const call = parseToolCall(name, input);
    if ('problem' in call) return asData(call.problem);
    const result = runTool(call, await context());
    results.push(result);
    return asData(
      JSON.stringify(result, (_, value: unknown) => (typeof value === 'string' ? conceal(value) : value)),
    );
  };

  let checked = '';
  const through = function* (piece: string): Generator<AnswerPiece> {
    const next = checker.push(piece);
    checked += next;
    if (next !== '') yield { kind: 'text', text: placeholders.reveal(next) };
  };

  const pieces = model.talk({
    system: talkSystemText(question),
    messages: talkMessages(question, conceal),
    tools: TOOL_NAMES.map((name): ModelTool => ({ name, ...TOOL_DESCRIPTIONS[name], use: use(name) })),
    maxTokens: MAX_TOKENS,
    signal,
  });
  for await (const piece of pieces) {
    if (piece.kind === 'text') yield* through(placeholders.mark(piece.text.replace(UNSHOWABLE, '')));
    else if (piece.kind === 'cut') yield* through('…');
    else if (isToolName(piece.name)) yield { kind: 'tool', name: piece.name };
  }
  yield* through(placeholders.rest());
  const { text: whole } = checker.end();
  const last = whole.startsWith(checked) ? whole.slice(checked.length) : '';
  if (last !== '') yield { kind: 'text', text: placeholders.reveal(last) };
  yield { kind: 'basis', basis: basisOf(results, await context()) };
}
