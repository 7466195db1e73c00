import { Worker } from 'node:worker_threads';
import type { PasswordOwner, PasswordProblem } from './password-rules.ts';

/** After so long without a new password the thread ends and gives its memory back. */
const IDLE_MS = 60_000;

export interface PasswordQuestion {
  readonly number: number;
  readonly password: string;
  readonly owner: PasswordOwner;
}

export interface PasswordVerdict {
  readonly number: number;
  readonly problem: PasswordProblem | null;
}

type Asker = PromiseWithResolvers<PasswordProblem | null>;

interface Judge {
  readonly thread: Worker;
  readonly asked: Map<number, Asker>;
}

let judge: Judge | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;

/** `passwordProblem`, in a thread that is started by the first question: the server goes on answering meanwhile. */
export function judgePassword(password: string, owner: PasswordOwner): Promise<PasswordProblem | null> {
  judge ??= newJudge();
  const { thread, asked } = judge;
  clearTimeout(idle);
  const asker: Asker = Promise.withResolvers();
  last += 1;
  asked.set(last, asker);
  thread.ref();
  const { userId, email, firstName, lastName } = owner;
  const question: PasswordQuestion = {
    number: last,
    password,
    owner: { userId, email, firstName, lastName },
  };
  thread.postMessage(question);
  return asker.promise;
}

function newJudge(): Judge {
  const thread = new Worker(new URL('./password-thread.ts', import.meta.url));
  const asked = new Map<number, Asker>();
  const own: Judge = { thread, asked };
  const end = (why: Error) => {
    if (judge === own) judge = null;
    for (const { reject } of asked.values()) reject(why);
    asked.clear();
  };
  thread.on('message', ({ number, problem }: PasswordVerdict) => {
    asked.get(number)?.resolve(problem);
    asked.delete(number);
    if (asked.size > 0) return;
    // Nothing waits for it: it keeps no process from ending.
    thread.unref();
    idle = setTimeout(() => {
      if (judge === own) judge = null;
      void thread.terminate();
    }, IDLE_MS).unref();
  });
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`the thread that judges passwords ended (${code})`)));
  return own;
}
