import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
export type Chunks = ReadonlyMap<string, Chunk>;

const TEXTS = /\/([\w-]+)\/locales\/(\w+)(?:\.generated)?\.json$/;

/** The scripts of a build by name. */
export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
}

/** The scripts that hold a module, named by the end of its path. */
export function holding(chunks: readonly Chunk[], module: string): readonly Chunk[] {
  return chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
}

/** Whether a script holds texts of these owners in a language. */
export function holdsTexts(chunk: Chunk, language: string, owners: readonly string[]): boolean {
  return chunk.moduleIds.some((id) => {
    const [, owner, of] = TEXTS.exec(id) ?? [];
    return owner !== undefined && of === language && owners.includes(owner);
  });
}

/** The names of a script and of all that it cannot run without. */
export function withImports(chunk: Chunk, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) withImports(imported, chunks, found);
  }
  return found;
}
