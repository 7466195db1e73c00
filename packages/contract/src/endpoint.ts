import type { z } from 'zod';
import type { Route } from './routes.ts';

/** Who may call: everybody, whoever is signed in, or an admin. */
export type Access = 'public' | 'signedIn' | 'admin';

/** One call of the API. */
export interface Endpoint extends Route {
  readonly access: Access;
  readonly summary: string;
  readonly feature: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Largest body in bytes, where it is not `BODY.form`; more is 413. */
  readonly largestBody?: number;
  readonly response: z.ZodType;
}

/** Declares a call and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The JSON body a caller sends. */
export type BodyOf<E extends Endpoint> = Sent<E['body']>;
/** The query a caller sends. */
export type QueryOf<E extends Endpoint> = Sent<E['query']>;
/** The answer with status 200 or 201. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
