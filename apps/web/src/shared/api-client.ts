import { ATTEMPT_HEADER, RETRY_PROFILES, waitBeforeRetry } from '@lodestar/contract/trying-again';
import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options, type ResponsePromise } from 'ky';
import { ApiError } from './api/api-error.ts';
import { readErrorBody, readServerMessage } from './api/error-answer.ts';
import { type RetryState, trackRequest } from './api/retry-store.ts';
import { reportRefusedToken, storedToken } from './session/token.ts';

/** How long one attempt may take to be answered. */
export const ATTEMPT_TIMEOUT_MS = 30_000;
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
  /** Name under which pages follow the retries and cancel; method and path unless given. */
  readonly retryKey?: string;
}

export interface RequestOptions<T> extends RequestSettings {
  /** Checks the answer; without it the answer is taken at its word. */
  readonly parse?: (data: unknown) => T | Promise<T>;
}

export interface Answer<T> {
  readonly data: T;
  /** Version of what was read or saved, for If-Match. */
  readonly etag: string | null;
}

function toApiError(error: unknown, retries: number, max: number, cancelled: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (cancelled) return new ApiError({ code: 'cancelled', status: 0, retries, cause: error });
  if (isHTTPError(error)) {
    const body = readErrorBody(error.data);
    const { status } = error.response;
    const exhausted = retries > 0 && retries === max;
    const serverMessage = readServerMessage(error.data);
    return new ApiError({
      code: 'unknown',
      ...body,
      status,
      serverMessage,
      retries,
      exhausted,
      cause: error,
    });
  }
  if (isTimeoutError(error)) return new ApiError({ code: 'timeout', status: 0, retries, cause: error });
  if (isNetworkError(error)) return new ApiError({ code: 'network', status: 0, retries, cause: error });
  return new ApiError({ code: 'unreadable', status: 0, retries, cause: error });
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
export async function requestAnswer<T>(path: string, options: RequestOptions<T> = {}): Promise<Answer<T>> {
  let etag: string | null = null;
  const noteTag = (response: Response) => {
    etag = response.headers.get('ETag');
  };
  const { parse } = options;
  const read = async (sent: ResponsePromise) => {
    const answer = await sent.json<T>();
    return parse ? parse(answer) : answer;
  };
  return { data: await request(path, options, read, noteTag), etag };
}

/** Calls the API and answers with the text of its answer; see `request`. */
export function requestText(path: string, options: RequestSettings = {}): Promise<string> {
  return request(path, options, (sent) => sent.text());
}

/** Calls the API and answers as soon as its answer begins, whose body is read as it comes; see `request`. */
export function requestStream(path: string, options: RequestSettings = {}): Promise<Response> {
  const headers = { Accept: 'text/event-stream', ...options.headers };
  return request(path, { ...options, headers }, async (sent) => sent);
}

/**
 * Calls the API. What was refused as one too many, turned away or cut off is sent again as `waitBeforeRetry` says;
 * every failure is an ApiError, and a token that is refused is reported.
 */
async function request<R>(
  path: string,
  options: RequestSettings,
  read: (sent: ResponsePromise) => Promise<R>,
  onAnswer?: (response: Response) => void,
): Promise<R> {
  const { method = 'GET', body, query, signal, profile = 'api' } = options;
  const { retries: max } = RETRY_PROFILES[profile];
  const tracked = trackRequest(options.retryKey ?? `${method} ${path}`);
  const cancel = signal ? AbortSignal.any([tracked.signal, signal]) : tracked.signal;
  const token = storedToken();
  let retries = 0;
  let wait = 0;
  let tooMany = false;

  const settings: Options = {
    method,
    signal: cancel,
    timeout: ATTEMPT_TIMEOUT_MS,
    headers: { ...options.headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
    retry: {
      limit: max,
      methods: ['get', 'post', 'patch', 'delete'],
      delay: () => wait,
      shouldRetry({ error, retryCount }) {
        if (!isHTTPError(error)) return false;
        const { status, headers } = error.response;
        const isFinal = readErrorBody(error.data)?.params.retry === false;
        const answer = { status, retryAfter: headers.get('Retry-After'), isFinal };
        const turn = { retry: retryCount, profile: RETRY_PROFILES[profile], now: Date.now() };
        const asked = waitBeforeRetry({ method, headers: options.headers ?? {} }, answer, {
          ...turn,
          chance: Math.random(),
        });
        if (asked === null) return false;
        wait = asked;
        tooMany = status === TOO_MANY_REQUESTS;
        tracked.report({
          phase: 'attempting',
          attempt: retryCount,
          max,
          tooMany,
          resumesAt: Date.now() + wait,
        });
        return true;
      },
    },
    parseJson: (text) => (text === '' ? undefined : JSON.parse(text)),
    hooks: {
      // A hook gets a copy of the answer, which would hold back one that is read as it comes.
      afterResponse: onAnswer ? [({ response }) => onAnswer(response)] : [],
      beforeRetry: [
        ({ request: again, retryCount }) => {
          retries = retryCount;
          again.headers.set(ATTEMPT_HEADER, String(retryCount + 1));
          tracked.report({ phase: 'attempting', attempt: retryCount, max, tooMany, resumesAt: null });
        },
      ],
    },
  };
  if (body !== undefined) settings.json = body;
  if (query !== undefined) settings.searchParams = { ...query };

  try {
    const url = new URL(path, location.origin);
    const answer = await read(ky(url, settings));
    tracked.end({ phase: 'initial' });
    return answer;
  } catch (error) {
    const failure = toApiError(error, retries, max, cancel.aborted);
    tracked.end(endState(failure));
    if (failure.status === UNAUTHENTICATED && token !== null) reportRefusedToken(token);
    throw failure;
  }
}
