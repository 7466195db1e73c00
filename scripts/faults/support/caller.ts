import { setTimeout as pause } from 'node:timers/promises';
import { registrationOf, type Session, sessionIn } from '@lodestar/contract/testing/registration.ts';
import { z } from 'zod';

/** `status` 0: there was no whole answer. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly etag: string | null;
  readonly retryAfter: string | null;
  readonly ms: number;
}

export interface Request {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const PATIENCE_MS = 60_000;

/** `fetch failed` alone says nothing. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
  return `${String(cause)}${code}`;
}

/** Calls the product and waits for the whole answer. */
export async function call(
  address: string,
  method: Method,
  path: string,
  { token, body, headers }: Request = {},
): Promise<Answered> {
  const begun = performance.now();
  const ms = () => performance.now() - begun;
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const etag = response.headers.get('etag');
    return { status: response.status, text, etag, retryAfter: response.headers.get('retry-after'), ms: ms() };
  } catch (error) {
    return { status: 0, text: causeOf(error), etag: null, retryAfter: null, ms: ms() };
  }
}

const BUSY = 503;
const INSIST_MS = 10_000;

/** Asks again while the server says that it is too busy. */
export async function insist(ask: () => Promise<Answered>): Promise<Answered> {
  const until = performance.now() + INSIST_MS;
  for (;;) {
    const answer = await ask();
    if (answer.status !== BUSY || performance.now() > until) return answer;
    await pause(100);
  }
}

/** A pupil of this name with an account, signed in. */
export async function register(
  address: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Session> {
  const { status, text } = await call(address, 'POST', '/api/register', {
    body: registrationOf(name),
    headers,
  });
  if (status !== 201) throw new Error(`registering answered ${status}: ${text.slice(0, 200)}`);
  return sessionIn(JSON.parse(text));
}

const eventsSchema = z.object({
  trajectory_events: z.array(z.looseObject({ name: z.string(), description: z.string() })),
});
export type StoredEvents = z.output<typeof eventsSchema>['trajectory_events'];

/** The events that a user's record holds. */
export function eventsIn(text: string): StoredEvents {
  return eventsSchema.parse(JSON.parse(text)).trajectory_events;
}

/** An event whose description repeats its name, so that half of it would show. */
export function eventNamed(name: string) {
  return {
    id: `event_${name}`,
    name,
    year: 2025,
    type: 'academic',
    description: name,
    timestamp: '2026-03-02T08:00:00.000Z',
  };
}

/** The value below which so much of the figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const rounded = (figure: number, digits = 1): number => Number(figure.toFixed(digits));
