import { readFileSync } from 'node:fs';
import type { KnowledgeFile } from '../knowledge/knowledge-file.ts';
import { type Knowledge, openKnowledge } from '../knowledge.ts';

/** The short answers, as they lie under `data/`. */
export function realKnowledgeFile(): KnowledgeFile {
  return JSON.parse(readFileSync(new URL('../../../../data/knowledge.json', import.meta.url), 'utf8'));
}

let knowledge: Knowledge | null = null;

/** The same, ready to be asked. */
export function realKnowledge(): Knowledge {
  knowledge ??= openKnowledge(realKnowledgeFile());
  return knowledge;
}
