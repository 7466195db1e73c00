import type { FastifyRequest } from 'fastify';

/**
 * The path that a request asks for: of a call its template, for one address can be written in many ways (`/%61pi`,
 * `http://host/api`), else as it was sent.
 */
export function askedPath({ url, routeOptions }: FastifyRequest): string {
  const { url: route = '' } = routeOptions;
  return route.startsWith('/api') ? route : url;
}
