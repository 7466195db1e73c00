import { BODY, type Endpoint, errorBodySchema } from '@lodestar/contract';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** A scope in which routes of the contract are registered. */
export type Scope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

interface Route<E extends Endpoint, Schema> {
  readonly method: E['method'];
  readonly url: string;
  readonly config: { readonly access: E['access'] };
  readonly bodyLimit: number;
  readonly schema: Schema;
}

/** What a request brings, as far as the contract says so. */
interface RequestSchema<E extends Endpoint> {
  readonly params: E['params'];
  readonly querystring: E['query'];
  readonly body: E['body'];
}

interface AnswerSchema<E extends Endpoint> {
  readonly response: { readonly 200: E['response'] };
}

const requestOf = ({ params, query, body, summary, feature }: Endpoint) => ({
  summary,
  tags: [feature],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
});

const responseOf = ({ response }: Endpoint) => ({ response: { 200: response, '4xx': errorBodySchema } });

/** A call of the contract as a route; its handler returns the answer as a value, which must fit the contract. */
export function routeOf<E extends Endpoint>(endpoint: E): Route<E, RequestSchema<E> & AnswerSchema<E>>;
export function routeOf(endpoint: Endpoint): Route<Endpoint, object> {
  const { method, path, access, largestBody = BODY.form } = endpoint;
  return {
    method,
    url: path,
    config: { access },
    bodyLimit: largestBody,
    schema: { ...requestOf(endpoint), ...responseOf(endpoint) },
  };
}

/** The same for a handler that sends bytes serialised beforehand; the document still shows what they are. */
export function bytesRouteOf<E extends Endpoint>(endpoint: E): Route<E, RequestSchema<E>>;
export function bytesRouteOf(endpoint: Endpoint): Route<Endpoint, object> {
  return routeOf(endpoint);
}

type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>;

/** Registers a call of the contract with a handler that returns its answer; what needs more registers `routeOf` it. */
export function route<E extends Endpoint>(
  scope: Scope,
  endpoint: E,
  handler: Handler<RequestSchema<E> & AnswerSchema<E>>,
): void {
  scope.route({ ...routeOf(endpoint), handler });
}

/** The same with a handler that sends bytes serialised beforehand. */
export function bytesRoute<E extends Endpoint>(
  scope: Scope,
  endpoint: E,
  handler: Handler<RequestSchema<E>>,
): void {
  scope.route({ ...bytesRouteOf(endpoint), handler });
}
