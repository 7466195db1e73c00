import type { KnowledgeFile } from '@lodestar/eddy';
import { type KnownQuestion, knownAnswers } from './known-answers.ts';

interface Asked {
  readonly id: number;
  readonly question: KnownQuestion;
}

const files = import.meta.glob<KnowledgeFile>('../../../../../../../data/knowledge.json', {
  import: 'default',
  eager: true,
});
const [file = null] = Object.values(files);
const answersTo = file === null ? null : knownAnswers(file);

self.onmessage = ({ data: { id, question } }: MessageEvent<Asked>) => {
  self.postMessage({ id, answer: answersTo?.(question) ?? null });
};
