import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSparse, readStanding, readWeights } from '../classifier/weights-file.ts';
import type { DisciplinesFile } from '../disciplines/discipline-file.ts';
import { openDisciplines } from '../disciplines/disciplines.ts';
import type { KnowledgeFile } from '../knowledge/knowledge-file.ts';
import type { IdeaWords } from '../knowledge/thesaurus.ts';
import { type Knowledge, openKnowledge } from '../knowledge.ts';

const DATA = join(import.meta.dirname, '../../../../data');
const learned = (name: string) => readFileSync(join(DATA, 'language', name));

/** The short answers, as they lie under `data/`. */
export function realKnowledgeFile(): KnowledgeFile {
  return JSON.parse(readFileSync(join(DATA, 'knowledge.json'), 'utf8'));
}

/** The words of ideas, as they lie under `data/`. */
export function realThesaurus(): readonly IdeaWords[] {
  return JSON.parse(readFileSync(join(DATA, 'thesaurus.json'), 'utf8'));
}

/** What is told of disciplines, as it lies under `data/`. */
export function realDisciplinesFile(): DisciplinesFile {
  return JSON.parse(readFileSync(join(DATA, 'disciplines.json'), 'utf8'));
}

let knowledge: Knowledge | null = null;

/** The same, ready to be asked. */
export function realKnowledge(): Knowledge {
  knowledge ??= openKnowledge(
    realKnowledgeFile(),
    {
      answers: readSparse(learned('answers/answers.bin')),
      wanted: readWeights(learned('answers/wanted.bin')),
      support: readStanding(learned('answers/support.bin')),
      thesaurus: realThesaurus(),
    },
    openDisciplines(realDisciplinesFile(), readWeights(learned('aspects/weights.bin'))),
  );
  return knowledge;
}
