import { ApiError } from './api-error.ts';

/** Notes in the browser's console what failed, for whoever helps a pupil: never what was asked or answered. */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where a page notes a failure
  console.warn(failureNote(error));
}

function failureNote(error: unknown): string {
  if (!(error instanceof ApiError)) return `Failed: ${error instanceof Error ? error.name : typeof error}`;
  const { code, requestId } = error;
  return requestId === null ? `A call failed: ${code}` : `A call failed: ${code}, request ${requestId}`;
}
