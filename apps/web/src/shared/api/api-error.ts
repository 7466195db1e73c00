import { ERRORS, type ErrorBody, type ErrorCode } from '@lodestar/contract';

/** What failed before or beside an answer of the API. */
type ClientFailure = 'network' | 'timeout' | 'cancelled' | 'unreadable' | 'unknown';

interface ApiErrorParts {
  readonly code: ErrorCode | ClientFailure;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | null;
  /** What the server said, in its own words. */
  readonly serverMessage?: string | null;
  /** Attempts after the first. */
  readonly retries?: number;
  /** No attempt is left. */
  readonly exhausted?: boolean;
  readonly cause?: unknown;
}

/** A call that did not succeed, by code; the page words it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientFailure;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly serverMessage: string | null;
  readonly retries: number;
  readonly exhausted: boolean;

  constructor({
    code,
    status,
    params = {},
    requestId = null,
    serverMessage = null,
    retries = 0,
    exhausted = false,
    cause,
  }: ApiErrorParts) {
    super(status === 0 ? `Request failed: ${code}` : `HTTP error! status: ${status}`, { cause });
    this.code = code;
    this.status = status;
    this.params = params;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
    this.retries = retries;
    this.exhausted = exhausted;
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** The envelope of an error answer, or null when the answer is something else, such as a proxy's page. */
export function readErrorBody(data: unknown): Pick<ErrorBody, 'code' | 'params' | 'requestId'> | null {
  if (typeof data !== 'object' || data === null || !('code' in data) || !isErrorCode(data.code)) return null;
  const params =
    'params' in data && typeof data.params === 'object' && data.params !== null ? { ...data.params } : {};
  const requestId = 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : '';
  return { code: data.code, params, requestId };
}

/** The message of an error answer in the server's own words, null when it has none. */
export function readServerMessage(data: unknown): string | null {
  const readable = typeof data === 'object' && data !== null && 'message' in data;
  return readable && typeof data.message === 'string' ? data.message : null;
}

/** Text of the `common` catalogue that says what went wrong with a call. */
type RetryMessageKey =
  | 'retry.tooManyRequests'
  | 'retry.serverError'
  | 'retry.clientError'
  | 'retry.networkError'
  | 'retry.unknownError'
  | 'retry.cancelled'
  | 'retry.timeout'
  | 'retry.failedAfterMax';

function messageOfStatus(status: number): RetryMessageKey {
  if (status === 429) return 'retry.tooManyRequests';
  if (status >= 500) return 'retry.serverError';
  return status >= 400 ? 'retry.clientError' : 'retry.unknownError';
}

/** How to word a failed call; `count`: the retries it took, for the plural. */
export function retryMessage(error: unknown): { readonly key: RetryMessageKey; readonly count: number } {
  if (!(error instanceof ApiError)) return { key: 'retry.unknownError', count: 0 };
  const count = error.retries;
  if (error.code === 'network') return { key: 'retry.networkError', count };
  if (error.code === 'timeout') return { key: 'retry.timeout', count };
  if (error.code === 'cancelled') return { key: 'retry.cancelled', count };
  if (error.exhausted) return { key: 'retry.failedAfterMax', count };
  return { key: messageOfStatus(error.status), count };
}
