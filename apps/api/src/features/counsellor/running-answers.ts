/** Answers that this server is writing, so that they can be ended from elsewhere. */
export interface RunningAnswers {
  /** Does the work with a signal that is aborted when the answer is to end. */
  readonly start: (claim: string, chatId: string) => RunningAnswer;
  /** Ends what is being written in a chat. */
  readonly endOf: (chatId: string) => void;
  /** Ends everything, at once or after some time; what begins after that has ended before. */
  readonly endAll: (afterMs: number) => void;
}

export interface RunningAnswer {
  readonly signal: AbortSignal;
  /** The pupil wants no more of it. */
  readonly stop: () => void;
  readonly done: () => void;
}

export function createRunningAnswers(): RunningAnswers {
  const running = new Map<string, { readonly chatId: string; readonly controller: AbortController }>();
  let isClosed = false;
  const endAllNow = () => {
    isClosed = true;
    for (const { controller } of running.values()) controller.abort();
  };
  return {
    start: (claim, chatId) => {
      const controller = new AbortController();
      running.set(claim, { chatId, controller });
      if (isClosed) controller.abort();
      return {
        signal: controller.signal,
        stop: () => controller.abort(),
        done: () => void running.delete(claim),
      };
    },
    endOf: (chatId) => {
      for (const one of running.values()) if (one.chatId === chatId) one.controller.abort();
    },
    endAll: (afterMs) => {
      if (afterMs === 0) endAllNow();
      else setTimeout(endAllNow, afterMs).unref();
    },
  };
}
