import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnowledgeFile } from '../knowledge/knowledge-file.ts';
import { type Knowledge, openKnowledge } from '../knowledge.ts';

const FILE = join(import.meta.dirname, '../../../../data/knowledge.json');

/** The short answers, as they lie under `data/`. */
export function realKnowledgeFile(): KnowledgeFile {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

let knowledge: Knowledge | null = null;

/** The same, ready to be asked. */
export function realKnowledge(): Knowledge {
  knowledge ??= openKnowledge(realKnowledgeFile());
  return knowledge;
}
