import type { BodyOf, ChatMessage, changeMessage, sendMessage } from '@lodestar/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { readErrorBody } from '../../../shared/api/error-body.ts';
import { requestStream } from '../../../shared/api-client.ts';
import { readEvents } from './read-events.ts';

/** A question to Eddy: a new message, or one of the pupil's own sent again in the place of what followed it. */
export type Question =
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

function callOf(question: Question): { path: string; method: 'POST' | 'PATCH' } {
  const chat = `/api/chat/${encodeURIComponent(question.chatId)}/message`;
  return question.kind === 'new'
    ? { path: chat, method: 'POST' }
    : { path: `${chat}/${encodeURIComponent(question.messageId)}`, method: 'PATCH' };
}

function failureOf(data: unknown, cause: unknown = data): ApiError {
  return new ApiError({ code: 'unknown', ...readErrorBody(data), status: 0, cause });
}

/** Sends a question and hands on the answer as it is written; answers with all messages as they are kept. */
export async function askForAnswer(
  question: Question,
  { onText, onTool }: Listener,
  signal: AbortSignal,
): Promise<readonly ChatMessage[]> {
  const { path, method } = callOf(question);
  const silence = new AbortController();
  const response = await requestStream(path, {
    method,
    body: question.body,
    signal: AbortSignal.any([signal, silence.signal]),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  expectMore();
  try {
    for await (const event of readEvents(response)) {
      expectMore();
      if (event.event === 'delta') onText(event.data.text);
      if (event.event === 'tool') onTool(event.data.name);
      if (event.event === 'done') return event.data.Messages;
      if (event.event === 'error') throw failureOf(event.data);
    }
    throw new ApiError({ code: 'network', status: 0 });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const code = signal.aborted ? 'cancelled' : silence.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ code, status: 0, cause: error });
  } finally {
    clearTimeout(timer);
  }
}
