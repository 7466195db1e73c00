import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody } from '@lodestar/contract';
import type { FastifyInstance } from 'fastify';
import { fieldProblem, invalidRequest } from '../errors.ts';
import { API_HEADERS } from './security-headers.ts';

interface Refusal {
  readonly status: string;
  readonly problem: string;
}

const TIMED_OUT: Refusal = { status: '408 Request Timeout', problem: 'timeout' };
const HEADERS_TOO_LARGE: Refusal = { status: '431 Request Header Fields Too Large', problem: 'headers' };
const NOT_HTTP: Refusal = { status: `${ERRORS.invalid_request.status} Bad Request`, problem: 'notHttp' };
const NOT_EXPECTED: Refusal = { status: '417 Expectation Failed', problem: 'expectation' };

function refusalOf(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  return code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : NOT_HTTP;
}

/** Answers what never became a request (cut off, too slow, not HTTP) like any call, and closes the connection. */
export function refuseBrokenRequest(
  newRequestId: () => string,
): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const refusal = refusalOf(error.code);
    const { headers, text } = answerOf(refusal, newRequestId());
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write(`HTTP/1.1 ${refusal.status}\r\n${head.join('\r\n')}\r\n\r\n${text}`);
    socket.destroySoon();
  };
}

/** Answers what Node would refuse by itself without a header: a request to nobody, or one that expects the unknown. */
export function refuseOddRequests(app: FastifyInstance, newRequestId: () => string): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { headers, text } = answerOf(NOT_EXPECTED, newRequestId());
    response.writeHead(417, headers).end(text);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw;
    const isToNobody = headers.host === undefined && httpVersion === '1.1';
    done(isToNobody ? invalidRequest(fieldProblem('header.host', 'missing')) : undefined);
  });
}

function answerOf({ problem }: Refusal, requestId: string) {
  const { code, params, message } = invalidRequest(fieldProblem('request', problem));
  const body: ErrorBody = { success: false, code, message, params, requestId };
  const text = JSON.stringify(body);
  const headers = {
    ...API_HEADERS,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  return { headers, text };
}
