import { askingWorker } from '../../../../shared/asking-worker.ts';
import type { KnownAnswer, KnownQuestion } from './known-answers.ts';

/** Looks a question up beside the page: making the answers ready takes a phone most of a second. */
export const askKnowledge = askingWorker<KnownQuestion, readonly KnownAnswer[]>(
  () => new Worker(new URL('./knowledge-worker.ts', import.meta.url), { type: 'module' }),
);
