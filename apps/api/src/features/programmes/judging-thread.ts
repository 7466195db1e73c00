import { parentPort } from 'node:worker_threads';
import { judgeYearFile } from './year-file.ts';

/** Nobody reads further, and a file of millions of mistakes must not come back as millions of complaints. */
const MOST_COMPLAINTS = 1_000;

parentPort?.once('message', (text: string) => {
  const verdict = judgeYearFile(text);
  const told =
    verdict.kind === 'invalid'
      ? { ...verdict, complaints: verdict.complaints.slice(0, MOST_COMPLAINTS) }
      : verdict;
  parentPort?.postMessage(told);
});
