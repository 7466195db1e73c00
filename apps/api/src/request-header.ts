import type { FastifyRequest } from 'fastify';

/** A header of a request, repeated ones as one. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
