import type { ChatMessage } from '@lodestar/contract';
import type { ApiError } from '../../../shared/api/api-error.ts';
import type { Turn } from './turns.ts';

/** One thing in the conversation, as it is shown. */
export type Entry =
  /** `message`: null while the server has not kept it. */
  | {
      readonly kind: 'question';
      readonly key: string;
      readonly text: string;
      readonly reference: string | null;
      readonly message: ChatMessage | null;
    }
  | { readonly kind: 'answer'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'writing'; readonly key: string; readonly answer: string; readonly tool: string | null }
  | { readonly kind: 'stopped'; readonly key: string; readonly answer: string }
  | { readonly kind: 'apology'; readonly key: string; readonly failure: ApiError | null }
  | { readonly kind: 'unanswered' | 'elsewhere'; readonly key: string };

/** The newest message of the pupil. */
export function lastQuestion(messages: readonly ChatMessage[]): ChatMessage | null {
  return messages.findLast((message) => !message.Is_Bot) ?? null;
}

/** Whether the server is known to have kept the question of a turn. */
export function isKept(messages: readonly ChatMessage[], turn: Turn): boolean {
  const question = lastQuestion(messages);
  if (question === null || question.Text.trim() !== turn.text.trim()) return false;
  if (turn.replaces !== null) return question.id === turn.replaces;
  const before = messages.findIndex(({ id }) => id === turn.after);
  return messages.indexOf(question) > before;
}

/** What of the kept messages is shown beside a turn: a message that is sent again gives way with all that followed. */
function shownBeside(messages: readonly ChatMessage[], turn: Turn, kept: boolean): readonly ChatMessage[] {
  if (turn.replaces === null) return messages;
  const place = messages.findIndex(({ id }) => id === turn.replaces);
  if (place === -1) return messages;
  return messages.slice(0, kept ? place + 1 : place);
}

function entryOf(message: ChatMessage): Entry {
  return message.Is_Bot
    ? { kind: 'answer', key: message.id, message }
    : {
        kind: 'question',
        key: message.id,
        text: message.Text,
        reference: message.reference_analysis_id,
        message,
      };
}

function endOf(messages: readonly ChatMessage[], answering: boolean): readonly Entry[] {
  const last = messages.at(-1);
  if (answering) return [{ kind: 'elsewhere', key: 'elsewhere' }];
  if (last === undefined) return [];
  if (!last.Is_Bot) return [{ kind: 'unanswered', key: 'unanswered' }];
  return last.state === 'failed' ? [{ kind: 'apology', key: 'apology', failure: null }] : [];
}

function endOfTurn(turn: Turn): Entry {
  if (turn.phase === 'failed') return { kind: 'apology', key: 'apology', failure: turn.failure };
  return turn.phase === 'asking'
    ? { kind: 'writing', key: 'writing', answer: turn.answer, tool: turn.tool }
    : { kind: 'stopped', key: 'stopped', answer: turn.answer };
}

/** The conversation in its order: what is kept, what is under way, and what became of it. */
export function entriesOf(
  messages: readonly ChatMessage[],
  turn: Turn | null,
  answering: boolean,
): readonly Entry[] {
  if (turn === null) return [...messages.map(entryOf), ...endOf(messages, answering)];
  const kept = isKept(messages, turn);
  const shown = turn.phase === 'failed' && kept ? messages : shownBeside(messages, turn, kept);
  const question: Entry = {
    kind: 'question',
    key: 'question',
    text: turn.text,
    reference: turn.reference,
    message: null,
  };
  return [...shown.map(entryOf), ...(kept ? [] : [question]), endOfTurn(turn)];
}

/** A question with all that came of it; what stands before the first question is one of its own. */
interface TurnEntries {
  readonly key: string;
  readonly entries: readonly Entry[];
}

export function turnsOf(entries: readonly Entry[]): readonly TurnEntries[] {
  const starts = entries.flatMap(({ kind }, at) => (kind === 'question' || at === 0 ? [at] : []));
  return starts.map((start, at) => {
    const all = entries.slice(start, starts[at + 1]);
    return { key: all[0]?.key ?? String(start), entries: all };
  });
}
