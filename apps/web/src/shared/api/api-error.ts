import type { ErrorCode } from '@lodestar/contract';

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
