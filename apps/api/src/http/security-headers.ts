import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedPath } from './request-source.ts';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Answers of the API are data: nothing in them may run, load or be framed. */
export const API_HEADERS = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** What the pages may do. */
function pageHeaders(surveyFormUrl: string | undefined) {
  const form = surveyFormUrl === undefined ? null : new URL(surveyFormUrl).origin;
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // Toasts and headless components put <style> elements and style attributes into the page at run time; a style
    // can neither run code nor, with the sources above, send anything anywhere.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    // A frame does not tell that its page could not be reached; asking for that page does.
    ...(form === null ? [] : [`connect-src 'self' ${form}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${form ?? "'none'"}`,
    "frame-ancestors 'none'",
  ];
  return {
    ...EVERYWHERE,
    'cache-control': 'no-cache',
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
