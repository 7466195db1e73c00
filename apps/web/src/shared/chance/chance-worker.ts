import { loadFits } from './chance-fits.ts';
import { answerChances, type ChanceQuestion } from './chance-work.ts';

interface Asked {
  readonly id: number;
  readonly question: ChanceQuestion;
}

self.onmessage = async ({ data: { id, question } }: MessageEvent<Asked>) => {
  try {
    self.postMessage({ id, answer: answerChances(await loadFits(), question) });
  } catch {
    self.postMessage({ id, answer: null });
  }
};
