import type { Logger } from 'pino';

/** Work that an answer does not wait for; the server waits for it when it stops. */
export interface Background {
  readonly run: (what: string, work: () => Promise<void>) => void;
  readonly settled: () => Promise<void>;
}

/** A failure is logged by what was tried and its error code: messages may carry somebody's address. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (what, work) => {
      const task = work()
        .catch((error: unknown) => log.warn({ what, code: codeOf(error) }, 'work in the background failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      // What is waited for may begin more.
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? error.code : codeOf(error.cause);
}
