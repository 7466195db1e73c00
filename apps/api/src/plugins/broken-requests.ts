import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody } from '@lodestar/contract';
import { AppError } from '../errors.ts';

interface Refusal {
  readonly status: string;
  readonly problem: string;
}

const TIMED_OUT: Refusal = { status: '408 Request Timeout', problem: 'timeout' };
const HEADERS_TOO_LARGE: Refusal = { status: '431 Request Header Fields Too Large', problem: 'headers' };
const NOT_HTTP: Refusal = { status: `${ERRORS.invalid_request.status} Bad Request`, problem: 'notHttp' };

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  return code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : NOT_HTTP;
}

/** Answers what never became a request (cut off, too slow, not HTTP) in the envelope, and closes the connection. */
export function refuseBrokenRequest(
  newRequestId: () => string,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, problem } = refusalOf(error.code);
    const { code, params, message } = new AppError('invalid_request', {
      fields: [{ field: 'request', problem }],
    });
    const body: ErrorBody = { success: false, code, message, params, requestId: newRequestId() };
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
    socket.destroySoon();
  };
}
