import {
  ATTEMPT_HEADER,
  ATTEMPT_TIMEOUT_MS,
  RETRY_PROFILES,
  waitBeforeRetry,
} from '@lodestar/contract/trying-again';
import { ApiError } from './api/api-error.ts';
import { readErrorBody, readServerMessage } from './api/error-answer.ts';
import { pause } from './api/pause.ts';
import { type RetryState, trackRequest } from './api/retry-store.ts';
import { reportRefusedToken, storedToken } from './session/token.ts';

const UNAUTHENTICATED = 401;
const TOO_MANY_REQUESTS = 429;

interface RequestSettings {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Further headers, such as If-Match. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly profile?: keyof typeof RETRY_PROFILES;
  /** Name under which pages follow the retries and cancel: that of the call; the path of a file. */
  readonly retryKey?: string;
}

export interface RequestOptions<T> extends RequestSettings {
  /** Checks the answer; without it the answer is taken at its word. */
  readonly parse?: (data: unknown) => T | Promise<T>;
}

export interface ApiAnswer<T> {
  readonly data: T;
  /** Version of what was read or saved, for If-Match. */
  readonly etag: string | null;
}

/** An answer that says that the call failed. */
interface Refusal {
  readonly status: number;
  readonly headers: Headers;
  /** What it holds: the envelope of an error, else whatever it is. */
  readonly data: unknown;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const { status, headers } = answer;
  const text = await answer.text();
  try {
    return { status, headers, data: JSON.parse(text) };
  } catch {
    return { status, headers, data: text };
  }
}

function refused({ status, data }: Refusal, retries: number, max: number): ApiError {
  return new ApiError({
    code: 'unknown',
    ...readErrorBody(data),
    status,
    serverMessage: readServerMessage(data),
    retries,
    exhausted: retries > 0 && retries === max,
  });
}

function endState(error: ApiError): RetryState {
  if (error.code === 'cancelled' || error.code === 'timeout') return { phase: error.code };
  return { phase: 'failed' };
}

/** Calls the API and answers with its JSON; see `request`. */
export async function requestJson<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
  const { data } = await requestAnswer(path, options);
  return data;
}

/** Calls the API and answers with its JSON and ETag; see `request`. */
export async function requestAnswer<T>(path: string, options: RequestOptions<T> = {}): Promise<ApiAnswer<T>> {
  let etag: string | null = null;
  const { parse } = options;
  const headers = { Accept: 'application/json', ...options.headers };
  const read = async (answer: Response) => {
    etag = answer.headers.get('ETag');
    const text = await answer.text();
    const data = text === '' ? undefined : JSON.parse(text);
    return parse ? parse(data) : data;
  };
  return { data: await request(path, { ...options, headers }, read), etag };
}

/** Calls the API and answers with the text of its answer; see `request`. */
export function requestText(path: string, options: RequestSettings = {}): Promise<string> {
  const headers = { Accept: 'text/*', ...options.headers };
  return request(path, { ...options, headers }, (answer) => answer.text());
}

/** Calls the API and answers as soon as its answer begins, whose body is read as it comes; see `request`. */
export function requestStream(path: string, options: RequestSettings = {}): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...options.headers };
  return request(path, { ...options, headers }, async (answer) => answer);
}

declare global {
  /** Answers to calls that first-paint.js sent ahead of the script, by path: each is read once. */
  var askedAhead: Map<string, Promise<Response>> | undefined;
}

/** The answer to a call that was sent ahead; fails when the call is given up. */
function answerAhead({ pathname, search }: URL, { method }: RequestInit, signal: AbortSignal) {
  const path = pathname + search;
  const answer = method === 'GET' ? globalThis.askedAhead?.get(path) : undefined;
  if (answer === undefined) return undefined;
  globalThis.askedAhead?.delete(path);
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, givenUp]);
}

/** Sends a call once; fails when nothing answers. */
async function attempt(url: URL, init: RequestInit, cancel: AbortSignal, retries: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ATTEMPT_TIMEOUT_MS);
  try {
    const signal = AbortSignal.any([cancel, late.signal]);
    return await (answerAhead(url, init, signal) ?? fetch(url, { ...init, signal }));
  } catch (cause) {
    const code = cancel.aborted ? 'cancelled' : late.signal.aborted ? 'timeout' : 'network';
    throw new ApiError({ code, status: 0, retries, cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls the API. What was refused as one too many, turned away or cut off is sent again as `waitBeforeRetry` says;
 * every failure is an ApiError, and a token that is refused is reported.
 */
async function request<R>(
  path: string,
  { method = 'GET', body, query = {}, signal, profile = 'api', ...options }: RequestSettings,
  read: (answer: Response) => Promise<R>,
): Promise<R> {
  const patience = RETRY_PROFILES[profile];
  const max = patience.retries;
  const tracked = trackRequest(options.retryKey ?? path);
  const cancel = signal ? AbortSignal.any([tracked.signal, signal]) : tracked.signal;
  const token = storedToken();
  const url = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = new Headers(options.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  let retries = 0;

  try {
    for (;;) {
      const answer = await attempt(url, init, cancel, retries);
      if (answer.ok) {
        const result = await read(answer);
        tracked.end({ phase: 'initial' });
        return result;
      }
      const refusal = await refusalOf(answer);
      const { status } = refusal;
      const isFinal = readErrorBody(refusal.data)?.params.retry === false;
      const wait = waitBeforeRetry(
        { method, headers: options.headers ?? {} },
        { status, retryAfter: refusal.headers.get('Retry-After'), isFinal },
        { retry: retries + 1, profile: patience, now: Date.now(), chance: Math.random() },
      );
      if (wait === null) throw refused(refusal, retries, max);
      retries += 1;
      const state = {
        phase: 'attempting',
        attempt: retries,
        max,
        tooMany: status === TOO_MANY_REQUESTS,
      } as const;
      tracked.report({ ...state, resumesAt: Date.now() + wait });
      await pause(wait, cancel);
      headers.set(ATTEMPT_HEADER, String(retries + 1));
      tracked.report({ ...state, resumesAt: null });
    }
  } catch (error) {
    const failure =
      error instanceof ApiError
        ? error
        : new ApiError({
            code: cancel.aborted ? 'cancelled' : 'unreadable',
            status: 0,
            retries,
            cause: error,
          });
    tracked.end(endState(failure));
    if (failure.status === UNAUTHENTICATED && token !== null) reportRefusedToken(token);
    throw failure;
  }
}
