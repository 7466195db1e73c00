import { loadFits } from './chance-fits.ts';
import type { ChanceAnswer, ChanceQuestion } from './chance-work.ts';

interface Answered {
  readonly id: number;
  /** Null: it could not be worked out. */
  readonly answer: ChanceAnswer | null;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: ChanceAnswer | null) => void>();

function openWorker(): Worker {
  const opened = new Worker(new URL('./chance-worker.ts', import.meta.url), { type: 'module' });
  opened.onmessage = ({ data: { id, answer } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  opened.onerror = () => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
    opened.terminate();
    worker = null;
  };
  return opened;
}

/** The same on the page itself, where a browser has no workers; its script is fetched by those alone. */
async function answerHere(question: ChanceQuestion): Promise<ChanceAnswer> {
  const [{ answerChances }, fits] = await Promise.all([import('./chance-work.ts'), loadFits()]);
  return answerChances(fits, question);
}

/** Works out what a list would bring, beside the page so that it keeps answering touches. */
export async function askChances(question: ChanceQuestion): Promise<ChanceAnswer> {
  if (typeof Worker === 'undefined') return answerHere(question);
  worker ??= openWorker();
  asked += 1;
  const id = asked;
  const answer = await new Promise<ChanceAnswer | null>((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, question });
  });
  if (answer === null) throw new Error('the chances could not be worked out');
  return answer;
}
