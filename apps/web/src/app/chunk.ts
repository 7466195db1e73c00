export const CHUNK_TIMEOUT_MS = 120_000;

export type ChunkFailureKind = 'timeout' | 'offline' | 'failed';

interface ChunkLoadErrorParts {
  readonly chunk: string;
  readonly kind: ChunkFailureKind;
  readonly cause?: unknown;
}

/** A script of a page that did not arrive: which one, and why. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly kind: ChunkFailureKind;

  constructor({ chunk, kind, cause }: ChunkLoadErrorParts) {
    super(`Loading chunk ${chunk} failed (${kind})`, { cause });
    this.chunk = chunk;
    this.kind = kind;
  }
}

/** Name of the file that a browser complains about, else the name of the page. */
function chunkName(page: string, error: unknown): string {
  const named = error instanceof Error ? /\/([\w.-]+\.(?:js|css))\b/.exec(error.message)?.[1] : undefined;
  return named ?? page;
}

/** Loads a script, and says which one and why when it fails or takes longer than 120 s. */
export async function loadChunk<T>(page: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError({ chunk: page, kind: 'timeout' })), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    const kind = navigator.onLine ? 'failed' : 'offline';
    throw new ChunkLoadError({ chunk: chunkName(page, cause), kind, cause });
  } finally {
    clearTimeout(timer);
  }
}
