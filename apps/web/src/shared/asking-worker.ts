interface Answered<Answer> {
  readonly id: number;
  /** Null: it could not be worked out. */
  readonly answer: Answer | null;
}

/**
 * Asks a worker, so that the page keeps answering touches meanwhile. The worker is opened with the first question, and
 * anew after it broke; it answers `{id, question}` with `{id, answer}`. Rejects where there is no answer.
 */
export function askingWorker<Question, Answer>(open: () => Worker): (question: Question) => Promise<Answer> {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, (answer: Answer | null) => void>();

  function opened(): Worker {
    const fresh = open();
    fresh.onmessage = ({ data: { id, answer } }: MessageEvent<Answered<Answer>>) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    };
    fresh.onerror = () => {
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
      fresh.terminate();
      worker = null;
    };
    return fresh;
  }

  return async (question) => {
    worker ??= opened();
    asked += 1;
    const id = asked;
    const answer = await new Promise<Answer | null>((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage({ id, question });
    });
    if (answer === null) throw new Error('the worker has no answer');
    return answer;
  };
}
