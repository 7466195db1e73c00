import type { BodyOf, CallName, PathParts, QueryOf, ResponseOf, Route } from '@lodestar/contract';
import { fillPath, ROUTES } from '@lodestar/contract/routes';
import { type ApiAnswer, requestAnswer, requestStream, requestText } from '../api-client.ts';

type Contract = typeof import('@lodestar/contract');

/** What a call answers with. */
export type AnswerOf<Name extends CallName> = ResponseOf<Contract[Name]>;

type TextCallName = {
  [Name in CallName]: AnswerOf<Name> extends string ? Name : never;
}[CallName];
type JsonCallName = Exclude<CallName, TextCallName>;

type Sendable<T> = T extends object ? { readonly [Key in keyof T]: Sendable<T[Key]> } : T;
type Queried<T> = { readonly [Key in keyof T]: T[Key] | undefined };

interface Manner {
  /** Further headers, such as If-Match. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

type ParamsPart<Path extends string> = [keyof PathParts<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: PathParts<Path> };
type QueryPart<Query> = [Query] extends [undefined]
  ? { readonly query?: never }
  : { readonly query?: Queried<Query> };
type BodyPart<Body> = [Body] extends [undefined]
  ? { readonly body?: never }
  : { readonly body: Sendable<Body> };

type Sent<Name extends CallName> = Manner &
  ParamsPart<Contract[Name]['path']> &
  QueryPart<QueryOf<Contract[Name]>> &
  BodyPart<BodyOf<Contract[Name]>>;

/** What a call is given besides its name; nothing when its path has no parts and it takes no body. */
export type CallArguments<Name extends CallName> =
  Record<never, never> extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>];

interface AnythingSent extends Manner {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Begins with the first call, so that the answer seldom waits for it; production carries none of it. */
const checking = import.meta.env.DEV ? import('./check-answer.ts') : null;

/** Makes a call and answers with its JSON. A 429 is retried; every failure is an ApiError. */
export function call<Name extends JsonCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<AnswerOf<Name>>;
export async function call(name: CallName, sent: AnythingSent = {}): Promise<unknown> {
  const { data } = await checkedAnswer(name, sent);
  return data;
}

/** The same, with the version of what was read or saved, for If-Match. */
export function callWithTag<Name extends JsonCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<ApiAnswer<AnswerOf<Name>>>;
export function callWithTag(name: CallName, sent: AnythingSent = {}): Promise<unknown> {
  return checkedAnswer(name, sent);
}

/** The same for a reader that copes with whatever is answered: nothing is said about it, and it is never refused. */
export function callUnchecked<Name extends JsonCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<ApiAnswer<Partial<AnswerOf<Name>> | null | undefined>>;
export function callUnchecked(name: CallName, sent: AnythingSent = {}): Promise<ApiAnswer<unknown>> {
  const { path, settings } = requestOf(name, sent);
  return requestAnswer(path, settings);
}

/** Makes a call whose answer is a text, such as CSV. */
export function callText<Name extends TextCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<string>;
export function callText(name: CallName, sent: AnythingSent = {}): Promise<string> {
  const { path, settings } = requestOf(name, sent);
  return requestText(path, settings);
}

/** Makes a call and answers as soon as its answer begins, whose events are read as they come. */
export function callStream<Name extends JsonCallName>(
  name: Name,
  ...sent: CallArguments<Name>
): Promise<Response>;
export function callStream(name: CallName, sent: AnythingSent = {}): Promise<Response> {
  const { path, settings } = requestOf(name, sent);
  return requestStream(path, settings);
}

/** The text of one of the site's own files, which is no call; asked again less patiently. */
export function loadFile(path: `/asset/${string}`, signal?: AbortSignal): Promise<string> {
  return requestText(path, { profile: 'static', ...(signal && { signal }) });
}

function checkedAnswer(name: CallName, sent: AnythingSent): Promise<ApiAnswer<unknown>> {
  const { path, settings } = requestOf(name, sent);
  if (checking === null) return requestAnswer(path, settings);
  const parse = async (data: unknown) => (await checking).checkAnswer(name, data);
  return requestAnswer(path, { ...settings, parse });
}

function requestOf(name: CallName, { params = {}, query, signal, ...rest }: AnythingSent) {
  const { method, path }: Route = ROUTES[name];
  const asked = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  const settings = {
    method,
    retryKey: name,
    ...rest,
    ...(asked.length > 0 && { query: Object.fromEntries(asked) }),
    ...(signal && { signal }),
  };
  return { path: fillPath<string>(path, params), settings };
}
