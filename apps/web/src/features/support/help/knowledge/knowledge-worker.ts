import type { KnowledgeFile } from '@lodestar/eddy';
import { answerQuestions } from '../../../../shared/asking-worker.ts';
import { type KnownAnswer, type KnownQuestion, knownAnswers } from './known-answers.ts';

const files = import.meta.glob<KnowledgeFile>('../../../../../../../data/knowledge.json', {
  import: 'default',
  eager: true,
});
const [file = null] = Object.values(files);
const answersTo = file === null ? null : knownAnswers(file);

answerQuestions<KnownQuestion, readonly KnownAnswer[]>((question) => answersTo?.(question) ?? null);
