import { ApiError } from './api-error.ts';

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
