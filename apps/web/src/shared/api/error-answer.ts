import { ERRORS, type ErrorBody, type ErrorCode } from '@lodestar/contract';

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
