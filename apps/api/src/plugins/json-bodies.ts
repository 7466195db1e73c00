import type { FastifyInstance } from 'fastify';
import { fieldProblem, invalidRequest } from '../errors.ts';

/** Deepest nesting of a body. */
const MAX_DEPTH = 20;
/** Keys that could reach the prototype of an object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Bodies are JSON or nothing: any other content type is 415. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, bytes: Buffer) => parseBody(bytes),
  );
}

/** JSON is UTF-8 (RFC 8259, 8.1): what is not must not be stored with question marks in it. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body; an empty one is no body. Refuses what is nested too deep or reaches for a prototype. */
function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw invalidRequest(fieldProblem('body', 'notJson'));
  }
  checkShape(body);
  return body;
}

interface Place {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

function checkShape(body: unknown): void {
  const places: Place[] = [{ value: body, path: '', depth: 1 }];
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { value, path, depth } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw invalidRequest(fieldProblem('body', 'tooDeep', MAX_DEPTH));
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw invalidRequest(fieldProblem(`${path}${key}`, 'forbiddenKey', key));
      if (typeof child === 'object') places.push({ value: child, path: `${path}${key}.`, depth: depth + 1 });
    }
  }
}
