import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: everybody, whoever is signed in, or an admin. */
export type Access = 'public' | 'signedIn' | 'admin';

/** One call of the API. Path parts in the form `:name`. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly feature: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
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

type PartNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values a path needs, by name. */
export type PathParts<Path extends string> = Readonly<Record<PartNames<Path>, string | number>>;

/** The path of a call with its parts filled in and escaped: `/api/x/:code` with `{ code: 'A B' }` is `/api/x/A%20B`. */
export function fillPath<const Path extends string>(path: Path, parts: PathParts<Path>): string {
  const values = new Map<string, string | number>(Object.entries(parts));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}
