import type { FastifyInstance } from 'fastify';
import { AppError, fieldProblem, invalidRequest } from '../errors.ts';

/** Deepest nesting of a body. */
const MAX_DEPTH = 20;
/** 500 events, 2,000 connections and 50 analyses hold some 25,000. */
const MAX_VALUES = 50_000;
/** Keys that could reach the prototype of an object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Bodies are JSON or nothing: any other content type is 415. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) =>
    done(null, parseBody(bytes)),
  );
}

/** JSON is UTF-8 (RFC 8259, 8.1): what is not must not be stored with question marks in it. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body. @throws AppError invalid_request when it is not UTF-8 */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw notJson();
  }
}

const notJson = () => invalidRequest(fieldProblem('body', 'notJson'));

/**
 * Reads a JSON body; an empty one is no body. Refuses what is nested too deep, holds more values than the fullest
 * trajectory, or reaches for a prototype.
 */
function parseBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(textOf(bytes));
  } catch {
    throw notJson();
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
  let values = 0;
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { value, path, depth } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw invalidRequest(fieldProblem('body', 'tooDeep', MAX_DEPTH));
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > MAX_VALUES) throw new AppError('too_large');
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw invalidRequest(fieldProblem(`${path}${key}`, 'forbiddenKey', key));
      if (typeof child === 'object') places.push({ value: child, path: `${path}${key}.`, depth: depth + 1 });
    }
  }
}
