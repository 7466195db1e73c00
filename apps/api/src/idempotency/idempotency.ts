import type { Executor } from '../db/executor.ts';
import {
  claimKey,
  deleteOldKeys,
  findKeptAnswer,
  type KeptAnswer,
  keepAnswer,
} from '../db/idempotency-keys.ts';
import { AppError, fieldProblem, invalidRequest } from '../errors.ts';
import { fingerprint, openText, sealText } from '../shared/secrets.ts';

const PURPOSE = 'lodestar idempotency';
const KEY = /^[\x21-\x7e]{1,200}$/;
const KEPT_MS = 24 * 60 * 60_000;

/** A request that may be sent more than once, and counts once per key. */
export interface RepeatableRequest {
  /** What is asked for: the same key means different things to different calls and users. */
  readonly scope: string;
  /** The header Idempotency-Key, if it was sent. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** What was done, as it is answered, and on whose account it hangs. */
export interface Done {
  readonly answer: string;
  readonly uid: string | null;
}

/** The same key gives the same answer, once. Answers are kept for a day. */
export interface Idempotency {
  /** The answer given before; null when there is none. @throws AppError idempotency_mismatch */
  readonly recall: (request: RepeatableRequest) => Promise<string | null>;
  /** Does the work in a transaction, unless it was done before. @throws AppError idempotency_mismatch */
  readonly once: (request: RepeatableRequest, work: (tx: Executor) => Promise<Done>) => Promise<string>;
  readonly sweep: () => Promise<void>;
}

export function createIdempotency(db: Executor, now: () => Date): Idempotency {
  return {
    recall: async (request) => {
      const used = usedKey(request);
      if (used === null) return null;
      const kept = await findKeptAnswer(db, used.keyHash);
      return kept === null ? null : answerOf(kept, used);
    },
    once: (request, work) => {
      const used = usedKey(request);
      return db.transaction(async (tx) => {
        if (used === null) return (await work(tx)).answer;
        if (!(await claimKey(tx, used.keyHash, used.requestHash, now()))) {
          const kept = await findKeptAnswer(tx, used.keyHash);
          if (kept !== null) return answerOf(kept, used);
        }
        const { answer, uid } = await work(tx);
        await keepAnswer(tx, used.keyHash, { answer: sealText(answer, used.secret, PURPOSE), uid });
        return answer;
      });
    },
    sweep: () => deleteOldKeys(db, new Date(now().getTime() - KEPT_MS)),
  };
}

interface UsedKey {
  readonly keyHash: string;
  readonly requestHash: string;
  readonly secret: string;
}

function usedKey({ scope, key, body }: RepeatableRequest): UsedKey | null {
  if (key === undefined) return null;
  if (!KEY.test(key)) throw invalidRequest(fieldProblem('Idempotency-Key', 'invalid_format'));
  const text = JSON.stringify(body);
  const secret = `${scope}\n${key}\n${text}`;
  return {
    keyHash: fingerprint('key', scope, key),
    requestHash: fingerprint('request', scope, key, text),
    secret,
  };
}

function answerOf({ requestHash, answer }: KeptAnswer, used: UsedKey): string {
  if (requestHash !== used.requestHash || answer === null) throw new AppError('idempotency_mismatch');
  return openText(answer, used.secret, PURPOSE);
}
