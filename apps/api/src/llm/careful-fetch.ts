import { ModelFailure } from './language-model.ts';

/** More than any answer of a model; what is larger is not read to its end. */
const MAX_ANSWER_BYTES = 1_048_576;

/**
 * Fetches as a model's provider is to be fetched: no redirects, since only the address in the settings is trusted,
 * and no more than a megabyte of proper UTF-8, passed on as it comes.
 */
export const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { body, status, headers } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new ModelFailure('refused', status);
  }
  return new Response(body === null ? null : checked(body), { status, headers: plainHeaders(headers) });
};

/** The same bytes; fails as soon as there are too many, or some that are not UTF-8. */
function checked(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const check = (chunk: Uint8Array | undefined) => {
    size += chunk?.length ?? 0;
    if (size > MAX_ANSWER_BYTES) throw new ModelFailure('badAnswer');
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailure('badAnswer');
    }
  };
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      try {
        check(value);
      } catch (error) {
        await reader.cancel();
        throw error;
      }
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The body has been unpacked, so what described its packing no longer holds. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
