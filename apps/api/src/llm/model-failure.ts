import { APICallError } from 'ai';
import { ModelFailure } from './language-model.ts';

/** Asked again, such a failure may pass. */
export const isWorthASecondTry = ({ kind, status }: ModelFailure) =>
  kind === 'connection' || (kind === 'refused' && status !== null && status >= 500);

/** What went wrong between us and a provider; `timedOut`: because it was given up. */
export function failureOf(error: unknown, timedOut: boolean): ModelFailure {
  if (timedOut) return new ModelFailure('timeout');
  const own = ownFailure(error);
  if (own !== null) return own;
  if (isBrokenConnection(error)) return new ModelFailure('connection');
  if (!APICallError.isInstance(error)) return new ModelFailure('badAnswer');
  const { statusCode = null } = error;
  if (statusCode === null) return new ModelFailure('connection');
  return statusCode >= 400
    ? new ModelFailure('refused', statusCode)
    : new ModelFailure('badAnswer', statusCode);
}

/** Statuses that say something else, whatever the words beside them. */
const NOT_ABOUT_TOOLS = [401, 403, 429];

/** Whether a provider refused a request for the tools in it, as Ollama, vLLM, llama.cpp and routers word it. */
export function refusesTools(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode = 0, message, responseBody = '' } = error;
  if (statusCode < 400 || NOT_ABOUT_TOOLS.includes(statusCode)) return false;
  return /\btools?\b|tool[_-]|function[ _-]?call/i.test(`${message} ${responseBody}`);
}

/** What our own fetch threw may come back wrapped. */
function ownFailure(error: unknown): ModelFailure | null {
  if (error instanceof ModelFailure) return error;
  return error instanceof Error ? ownFailure(error.cause) : null;
}

/** As undici says that a body ended before its end. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && String(error.code).match(/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/)) return true;
  return (error instanceof TypeError && error.message === 'terminated') || isBrokenConnection(error.cause);
}

const PAGE = /^\s*(```html\s*)?<(!doctype|html|head|body)\b/i;
/** Longest beginning that leaves it open: three backticks, the word, white space, and the tag. */
const OPEN = 24;

/** Whether a text is a web page, which a model gives when it is none or is told to. */
export const looksLikeAPage = (text: string) => PAGE.test(text);

/** Whether a text may yet turn out to be one: blank so far, or a short beginning with a bracket or a fence. */
export const mayBecomeAPage = (text: string) =>
  text.trim() === '' || (/^\s*[<`]/.test(text) && text.trim().length < OPEN);
