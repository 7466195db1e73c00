import { askingWorker } from '../asking-worker.ts';
import type { ChanceAnswer, ChanceQuestion } from './chance-work.ts';

const askWorker = askingWorker<ChanceQuestion, ChanceAnswer>(
  () => new Worker(new URL('./chance-worker.ts', import.meta.url), { type: 'module' }),
);

/** The same on the page itself, where a browser has no workers; its script is fetched by those alone. */
async function answerHere(question: ChanceQuestion): Promise<ChanceAnswer> {
  const { answerChances, loadFits } = await import('./chance-work.ts');
  return answerChances(await loadFits(), question);
}

/** Works out what a list would bring, beside the page so that it keeps answering touches. */
export function askChances(question: ChanceQuestion): Promise<ChanceAnswer> {
  return typeof Worker === 'undefined' ? answerHere(question) : askWorker(question);
}
