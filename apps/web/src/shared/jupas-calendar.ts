import type { KnowledgeFile } from '@lodestar/eddy';

// Read when the file is built in, so that of the whole file only the dates come along.
const files = import.meta.glob<KnowledgeFile['calendar']>('../../../../data/knowledge.json', {
  import: 'calendar',
  eager: true,
});

/** Dates of the JUPAS cycles, by entry year, with where they were read. */
export const CALENDAR: KnowledgeFile['calendar'] = Object.values(files)[0] ?? {};
