import type { Chat, ChatMessage } from '@lodestar/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { pause } from '../../../shared/api/pause.ts';
import { eventEmitter } from '../../../shared/event-emitter.ts';
import { currentSession, subscribeToSession } from '../../../shared/session.ts';
import { type AnswerWish, askForAnswer } from '../api/ask-for-answer.ts';
import { loadChat, QUERY_KEYS } from '../api/chat-calls.ts';

/** A question on its way and what has come of its answer. */
export interface Turn {
  readonly phase: 'asking' | 'stopped' | 'failed';
  readonly text: string;
  readonly reference: string | null;
  /** The pupil's message that is sent again, null for a new one. */
  readonly replaces: string | null;
  /** The newest message when it was asked. */
  readonly after: string | null;
  readonly answer: string;
  /** What Eddy looks at just now. */
  readonly tool: string | null;
  readonly failure: ApiError | null;
}

/** How a question ended. */
export type Ending =
  | { readonly kind: 'answered'; readonly chatId: string; readonly answer: string }
  | { readonly kind: 'stopped' | 'failed'; readonly chatId: string };

/** Pauses before looking whether the server has kept what came before a stop. */
const SETTLING_MS = [150, 400, 1_000, 2_500];

/** Calls back once the screen is drawn, or soon where nothing is drawn. */
function soon(callback: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(callback);
  else setTimeout(callback, 50);
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ code: 'unknown', status: 0, cause: error });
}

/** The questions under way, one a chat; an answer goes on being written while another chat is looked at. */
function createTurns(queries: QueryClient) {
  const turns = new Map<string, Turn>();
  const running = new Map<string, AbortController>();
  const changed = eventEmitter();
  const ended = eventEmitter<[ending: Ending]>();
  let drawing = false;

  const show = changed.emit;
  const showSoon = () => {
    if (drawing) return;
    drawing = true;
    soon(() => {
      drawing = false;
      show();
    });
  };
  const change = (chatId: string, changed: Partial<Turn>) => {
    const turn = turns.get(chatId);
    if (turn) turns.set(chatId, { ...turn, ...changed });
  };
  const end = (ending: Ending) => {
    show();
    ended.emit(ending);
  };
  const messagesOf = (chatId: string): readonly ChatMessage[] =>
    queries.getQueryData<Chat>(QUERY_KEYS.chat(chatId))?.Messages ?? [];

  /** A look that began before the answer was kept must not come in after it. */
  const keepAnswer = async (chatId: string, messages: readonly ChatMessage[]) => {
    const queryKey = QUERY_KEYS.chat(chatId);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Chat>(
      queryKey,
      (chat) => chat && { ...chat, answering: false, Messages: [...messages] },
    );
  };

  /** Looks until the server has kept what came before it was stopped. */
  const settle = async (chatId: string) => {
    for (const milliseconds of SETTLING_MS) {
      await pause(milliseconds);
      if (turns.get(chatId)?.phase !== 'stopped') return;
      const chat = await loadChat(chatId).catch(() => null);
      const turn = turns.get(chatId);
      if (chat === null || chat.answering || turn?.phase !== 'stopped') continue;
      if (turn.answer !== '' && chat.Messages.at(-1)?.Is_Bot !== true) continue;
      await keepAnswer(chatId, chat.Messages);
      turns.delete(chatId);
      show();
      return;
    }
  };

  const run = async (question: AnswerWish, signal: AbortSignal) => {
    const { chatId } = question;
    const listener = {
      onText(text: string) {
        change(chatId, { answer: (turns.get(chatId)?.answer ?? '') + text, tool: null });
        showSoon();
      },
      onTool(tool: string) {
        change(chatId, { tool });
        showSoon();
      },
    };
    try {
      const messages = await askForAnswer(question, listener, signal);
      await keepAnswer(chatId, messages);
      turns.delete(chatId);
      end({ kind: 'answered', chatId, answer: messages.at(-1)?.Text ?? '' });
    } catch (error) {
      const failure = asApiError(error);
      const stopped = signal.aborted;
      change(chatId, { phase: stopped ? 'stopped' : 'failed', failure, tool: null });
      end({ kind: stopped ? 'stopped' : 'failed', chatId });
      if (stopped) await settle(chatId);
      else await queries.invalidateQueries({ queryKey: QUERY_KEYS.chat(chatId) });
    } finally {
      void queries.invalidateQueries({ queryKey: [...QUERY_KEYS.all, 'chats'] });
    }
  };

  return {
    turnOf: (chatId: string): Turn | null => turns.get(chatId) ?? null,
    subscribe: changed.listen,
    onEnding: ended.listen,
    /** Asks unless the chat has a question under way already. */
    ask(question: AnswerWish, text: string, reference: string | null): void {
      const { chatId } = question;
      if (turns.get(chatId)?.phase === 'asking') return;
      const controller = new AbortController();
      running.set(chatId, controller);
      turns.set(chatId, {
        phase: 'asking',
        text,
        reference,
        replaces: question.kind === 'again' ? question.messageId : null,
        after: messagesOf(chatId).at(-1)?.id ?? null,
        answer: '',
        tool: null,
        failure: null,
      });
      show();
      void run(question, controller.signal);
    },
    stop(chatId: string): void {
      running.get(chatId)?.abort();
    },
    /** Stops and forgets everything. */
    forgetAll(): void {
      for (const controller of running.values()) controller.abort();
      turns.clear();
      queries.removeQueries({ queryKey: QUERY_KEYS.all });
    },
  };
}

type Turns = ReturnType<typeof createTurns>;

const known = new WeakMap<QueryClient, Turns>();

/**
 * The turns that belong to these answers, so that leaving the page loses none. When the session ends nothing of it is
 * left to the next one.
 */
function turnsOf(queries: QueryClient): Turns {
  const before = known.get(queries);
  if (before !== undefined) return before;
  const turns = createTurns(queries);
  known.set(queries, turns);
  subscribeToSession(() => {
    if (currentSession().kind === 'visitor') turns.forgetAll();
  });
  return turns;
}

export function useTurns(): Turns {
  return turnsOf(useQueryClient());
}

/** The question under way in a chat; null when there is none. */
export function useTurn(chatId: string | null): Turn | null {
  const turns = useTurns();
  const read = useCallback(() => (chatId === null ? null : turns.turnOf(chatId)), [turns, chatId]);
  return useSyncExternalStore(turns.subscribe, read);
}

/** Whether an answer is being written in a chat: changes only at its beginning and end. */
export function useAsking(chatId: string | null): boolean {
  const turns = useTurns();
  const read = useCallback(
    () => chatId !== null && turns.turnOf(chatId)?.phase === 'asking',
    [turns, chatId],
  );
  return useSyncExternalStore(turns.subscribe, read);
}
