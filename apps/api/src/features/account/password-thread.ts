import { parentPort } from 'node:worker_threads';
import type { PasswordQuestion, PasswordVerdict } from './password-judge.ts';
import { passwordProblem } from './password-rules.ts';

parentPort?.on('message', ({ number, password, owner }: PasswordQuestion) => {
  const verdict: PasswordVerdict = { number, problem: passwordProblem(password, owner) };
  parentPort?.postMessage(verdict);
});
