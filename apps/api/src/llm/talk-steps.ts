import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { wrapLanguageModel } from 'ai';
import { ModelFailure, type ModelTool, type TalkPiece, type TalkWish } from './language-model.ts';

/** A model as its provider's library offers it: one call, one stream of parts. */
export type ProvidedModel = ReturnType<typeof wrapLanguageModel>;

type CallOptions = Parameters<ProvidedModel['doStream']>[0];
type Message = CallOptions['prompt'][number];
type Part =
  Awaited<ReturnType<ProvidedModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
type ToolCall = Extract<Part, { type: 'tool-call' }>;

/** Times a model may look something up before it has to answer. */
const MAX_STEPS = 5;
/** Things it may look up at once; what it asks for beyond that is as if not asked. */
const MAX_CALLS = 8;
/** What is left for the last words, however much the look-ups took. */
const LAST_WORDS = 300;

export interface StepDeps {
  readonly model: ProvidedModel;
  readonly signal: AbortSignal;
  /** The model said something to the pupil. */
  readonly heard: () => void;
  /** Its time is over: it may end what it is saying, and begin no step. */
  readonly isLate: () => boolean;
}

/**
 * Asks, uses the tools that are called, and asks again with what they gave, until there is an answer. The library's
 * own loop costs twice as much for every word: streams within streams for what is not wanted here.
 */
export async function* talkInSteps(deps: StepDeps, wish: TalkWish): AsyncGenerator<TalkPiece> {
  const prompt = promptOf(wish);
  let left = wish.maxTokens;
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    const mayLookUp = step < MAX_STEPS && wish.tools.length > 0;
    if (deps.isLate()) throw new ModelFailure('timeout');
    const { said, calls, spent } = yield* oneStep(deps, {
      prompt,
      maxOutputTokens: Math.max(left, Math.min(LAST_WORDS, wish.maxTokens)),
      tools: wish.tools.map(toolOf),
      ...(wish.tools.length > 0 && { toolChoice: { type: mayLookUp ? 'auto' : 'none' } }),
    });
    if (calls.length === 0 || !mayLookUp) return;
    for (const { toolName: name } of calls) yield { kind: 'tool', name };
    left -= spent;
    prompt.push(...(await lookUp(said, calls, wish.tools, deps.signal)));
  }
}

interface Step {
  readonly said: string;
  readonly calls: readonly ToolCall[];
  /** Tokens, as the provider counts them, or characters where it does not. */
  readonly spent: number;
}

async function* oneStep(
  { model, signal, heard }: StepDeps,
  options: Omit<CallOptions, 'abortSignal'>,
): AsyncGenerator<TalkPiece, Step> {
  const { stream } = await model.doStream({ ...options, abortSignal: signal });
  const calls: ToolCall[] = [];
  let said = '';
  let spent = 0;
  for await (const part of stream) {
    switch (part.type) {
      case 'text-delta':
        if (part.delta === '') break;
        if (part.delta.trim() !== '') heard();
        said += part.delta;
        yield { kind: 'text', text: part.delta };
        break;
      case 'tool-call':
        if (calls.length < MAX_CALLS && !calls.some((other) => isSame(other, part))) calls.push(part);
        break;
      case 'error':
        throw part.error;
      case 'finish':
        spent = part.usage.outputTokens.total ?? said.length;
        if (part.finishReason.unified === 'interrupted') throw new ModelFailure('connection');
        if (part.finishReason.unified === 'length') yield { kind: 'cut' };
        break;
      default:
    }
  }
  return { said, calls, spent };
}

const isSame = (one: ToolCall, other: ToolCall) =>
  one.toolName === other.toolName && one.input === other.input;

function promptOf({ system, messages }: TalkWish): Message[] {
  return [
    { role: 'system', content: system },
    ...messages.map(({ role, content }): Message => ({ role, content: [{ type: 'text', text: content }] })),
  ];
}

const toolOf = ({ name, description, parameters }: ModelTool) => ({
  type: 'function' as const,
  name,
  description,
  inputSchema: parameters,
});

/** What was called and what it gave, as the model is to be told. Other calls of the server go on between two look-ups. */
async function lookUp(
  said: string,
  calls: readonly ToolCall[],
  tools: readonly ModelTool[],
  signal: AbortSignal,
): Promise<Message[]> {
  const used = [];
  for (const { toolCallId, toolName, input } of calls) {
    await yieldToOthers();
    signal.throwIfAborted();
    const tool = tools.find(({ name }) => name === toolName);
    const value = await useTool(tool, input);
    used.push({ toolCallId, toolName, input: parsed(input), value });
  }
  return [
    {
      role: 'assistant',
      content: [
        ...(said === '' ? [] : [{ type: 'text' as const, text: said }]),
        ...used.map(({ toolCallId, toolName, input }) => ({
          type: 'tool-call' as const,
          toolCallId,
          toolName,
          input: input ?? {},
        })),
      ],
    },
    {
      role: 'tool',
      content: used.map(({ toolCallId, toolName, value }) => ({
        type: 'tool-result' as const,
        toolCallId,
        toolName,
        output: { type: 'text' as const, value },
      })),
    },
  ];
}

async function useTool(tool: ModelTool | undefined, input: string): Promise<string> {
  if (tool === undefined) return 'There is no such tool.';
  const value = parsed(input);
  return value === null ? 'The input is not JSON.' : tool.use(value);
}

function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json.trim() === '' ? '{}' : json);
    return value;
  } catch {
    return null;
  }
}
