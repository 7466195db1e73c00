interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

interface Answered<Answer> {
  readonly id: number;
  /** Null: it could not be worked out. */
  readonly answer: Answer | null;
}

/**
 * Asks a worker, so that the page keeps answering touches meanwhile. The worker is opened with the first question, and
 * anew after it broke; it answers by `answerQuestions`. Rejects where there is no answer.
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
      worker?.postMessage({ id, question } satisfies Asked<Question>);
    });
    if (answer === null) throw new Error('the worker has no answer');
    return answer;
  };
}

/** In a worker: answers what an `askingWorker` asks; an answer that cannot be worked out is none. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | null | Promise<Answer>,
): void {
  self.onmessage = async ({ data: { id, question } }: MessageEvent<Asked<Question>>) => {
    const answered: Answered<Answer> = { id, answer: await attempt(() => answer(question)) };
    self.postMessage(answered);
  };
}

async function attempt<Answer>(work: () => Answer | null | Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
