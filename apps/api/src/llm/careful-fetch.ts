import { ModelFailure } from './language-model.ts';

/** More than any answer of a model; what is larger is not read to its end. */
const MAX_ANSWER_BYTES = 1_048_576;

/**
 * Fetches as a model's provider is to be fetched: no redirects, since only the address in the settings is trusted,
 * and no more than a megabyte of proper UTF-8.
 */
export const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new ModelFailure('refused', response.status);
  }
  const text = decoded(await limitedBytes(response));
  return new Response(text, { status: response.status, headers: plainHeaders(response.headers) });
};

async function limitedBytes({ body }: Response): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ModelFailure('badAnswer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ModelFailure('badAnswer');
  }
}

/** The body has been unpacked, so what described its packing no longer holds. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}
