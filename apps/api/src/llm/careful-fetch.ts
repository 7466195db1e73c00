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
  return new Response(body?.pipeThrough(checkedBytes()) ?? null, { status, headers: plainHeaders(headers) });
};

/** Fails as soon as there is too much, or something that is not UTF-8. */
function checkedBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  const check = (chunk: Uint8Array, isLast: boolean) => {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ModelFailure('badAnswer');
    try {
      decoder.decode(chunk, { stream: !isLast });
    } catch {
      throw new ModelFailure('badAnswer');
    }
  };
  return new TransformStream({
    transform: (chunk, controller) => {
      check(chunk, false);
      controller.enqueue(chunk);
    },
    flush: () => check(new Uint8Array(), true),
  });
}

/** The body has been unpacked, so what described its packing no longer holds. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
