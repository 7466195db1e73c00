import type {
  BodyOf,
  ChatEvent,
  ChatEventName,
  ChatMessage,
  changeMessage,
  sendMessage,
} from '@lodestar/contract';
import { waitBeforeAskingAgain } from '@lodestar/contract/trying-again';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from '../../../shared/api/api-error.ts';
import { callStream } from '../../../shared/api/call.ts';
import { readErrorBody } from '../../../shared/api/error-answer.ts';
import { idempotencyKeys } from '../../../shared/api/idempotency-key.ts';
import { pause } from '../../../shared/api/pause.ts';

/** A question to Eddy: a new message, or one of the pupil's own sent again in the place of what followed it. */
export type AnswerWish =
  | { readonly kind: 'new'; readonly chatId: string; readonly body: BodyOf<typeof sendMessage> }
  | {
      readonly kind: 'again';
      readonly chatId: string;
      readonly messageId: string;
      readonly body: BodyOf<typeof changeMessage>;
    };

interface Listener {
  readonly onText: (text: string) => void;
  readonly onTool: (name: string) => void;
}

/** How long nothing may come before the connection counts as lost: longer than the server itself waits. */
const SILENCE_MS = 40_000;

/** `key`: the same for every attempt at the same question, which is then kept once. */
function send(question: AnswerWish, key: string, signal: AbortSignal): Promise<Response> {
  const { chatId } = question;
  if (question.kind === 'new') {
    const headers = { 'Idempotency-Key': key };
    return callStream('sendMessage', { params: { chatId }, body: question.body, headers, signal });
  }
  const { messageId, body } = question;
  return callStream('changeMessage', { params: { chatId, messageId }, body, signal });
}

function failureOf(data: unknown, cause: unknown = data): ApiError {
  return new ApiError({ code: 'unknown', ...readErrorBody(data), status: 0, cause });
}

/** The answer broke off before a word of it had come: asked again under the same key, nothing happens twice. */
class BrokeOffAtOnce extends ApiError {
  readonly why: 'lost' | 'turnedAway';

  constructor(why: 'lost' | 'turnedAway', parts: ConstructorParameters<typeof ApiError>[0]) {
    super(parts);
    this.why = why;
  }
}

/** The server had no room for it, where no model has failed. */
const isTurnedAway = ({ code, params }: ApiError) => code === 'unavailable' && params.reason === undefined;

/**
 * Sends a question and hands on the answer as it is written; answers with all messages as they are kept. An answer whose
 * server ends before the first word, or has no room for it, is asked for again.
 */
export async function askForAnswer(
  question: AnswerWish,
  listener: Listener,
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const key = idempotencyKeys()(question);
  for (let retry = 1; ; retry += 1) {
    try {
      return await askOnce(question, key, listener, signal);
    } catch (error) {
      if (!(error instanceof BrokeOffAtOnce) || question.kind !== 'new') throw error;
      const wait = waitBeforeAskingAgain(error.why, { retry, chance: Math.random() });
      if (wait === null) throw error;
      await pause(wait, signal).catch((cause: unknown) => {
        throw new ApiError({ code: 'cancelled', status: 0, cause });
      });
    }
  }
}

async function askOnce(
  question: AnswerWish,
  key: string,
  { onText, onTool }: Listener,
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const silence = new AbortController();
  const response = await send(question, key, AbortSignal.any([signal, silence.signal]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  const expectMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  const brokenOff = (cause?: unknown) => {
    const parts = { code: 'network', status: 0, cause } as const;
    return hasBegun ? new ApiError(parts) : new BrokeOffAtOnce('lost', parts);
  };
  const failed = (data: unknown) => {
    const failure = failureOf(data);
    return hasBegun || !isTurnedAway(failure) ? failure : new BrokeOffAtOnce('turnedAway', failure);
  };
  expectMore();
  try {
    for await (const event of readEvents(response)) {
      expectMore();
      if (event.event === 'delta') {
        hasBegun = true;
        onText(event.data.text);
      }
      if (event.event === 'tool') onTool(event.data.name);
      if (event.event === 'done') return event.data.Messages;
      if (event.event === 'error') throw failed(event.data);
    }
    throw brokenOff();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new ApiError({ code: 'cancelled', status: 0, cause: error });
    if (silence.signal.aborted) throw new ApiError({ code: 'timeout', status: 0, cause: error });
    throw brokenOff(error);
  } finally {
    clearTimeout(timer);
  }
}

const NAMES: readonly ChatEventName[] = ['delta', 'tool', 'done', 'error'];

function isEvent(event: { event: string | undefined; data: unknown }): event is ChatEvent {
  return NAMES.some((name) => name === event.event) && typeof event.data === 'object' && event.data !== null;
}

/** The events of a streamed answer as they arrive; what is not one of ours is passed over. */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => waiting.push(message) });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  try {
    while (reader !== undefined) {
      const { value, done } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const { event, data } of waiting.splice(0)) {
        const content: unknown = JSON.parse(data);
        const read = { event, data: content };
        if (isEvent(read)) yield read;
      }
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}
