import type { Access } from '@lodestar/contract';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { AppError } from '../errors.ts';

/** Whoever a request comes from, once a guard knows. */
export interface Caller {
  readonly uid: string;
  readonly userId: string;
  readonly admin: boolean;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of the signed-in and admin scopes; null elsewhere. */
    caller: Caller | null;
  }
}

/** The caller of a guarded route. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new AppError('unauthenticated');
  return caller;
}

/** The bearer token of a request; null when it brings none. */
export function bearerTokenOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^bearer +([\w~+/.=-]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route; given by the guard scope it is registered in. */
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route there is, with who may call it. */
    guardedRoutes: readonly RouteOptions[];
  }
}

/** Refuses to start with a route that lies in no guard scope: deny by default. */
export function denyByDefault(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('guardedRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => route.config?.access === undefined);
    if (open.length > 0) {
      throw new Error(`No guard scope: ${open.map(({ method, url }) => `${method} ${url}`).join(', ')}`);
    }
  });
}

/** Makes a scope guarded: its routes are for `access` only, and `guard` runs before each of them. */
export function guardScope(scope: FastifyInstance, access: Access, guard: onRequestHookHandler | null): void {
  scope.addHook('onRoute', (route) => {
    const declared = route.config?.access ?? access;
    if (declared !== access) {
      throw new Error(`${route.method} ${route.url} is declared ${declared} but registered as ${access}`);
    }
    route.config = { ...route.config, access };
  });
  if (guard !== null) scope.addHook('onRequest', guard);
}
