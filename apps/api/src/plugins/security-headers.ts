import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedPath } from './asked-path.ts';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Answers of the API are data: nothing in them may run, load or be framed. */
const API_HEADERS = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** What the pages may do. */
function pageHeaders(surveyFormUrl: string | undefined) {
  const frames = surveyFormUrl === undefined ? "'none'" : new URL(surveyFormUrl).origin;
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // Toasts and headless components put <style> elements and style attributes into the page at run time; a style
    // can neither run code nor, with the sources above, send anything anywhere.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
  ];
  return {
    ...EVERYWHERE,
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  } as const;
}

/** Answers of the API, except the page of its document and that page's files. */
const isApi = (path: string) => /^\/api(\/|$|\?)/.test(path) && !/^\/api\/docs(?!\/json|\/yaml)/.test(path);

/** Gives every answer its security headers, on success, error and file alike. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  surveyFormUrl: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const page = pageHeaders(surveyFormUrl);
  const give = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(isApi(askedPath(request)) ? API_HEADERS : page);
  };
  app.addHook('onRequest', (request, reply, done) => {
    give(request, reply);
    done();
  });
  return give;
}
