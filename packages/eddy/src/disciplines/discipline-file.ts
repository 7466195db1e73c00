import type { InEachLanguage } from '@lodestar/domain';

/** What is told of each discipline. What each means, for whoever writes notes or messages, is in `data/language/aspects/README.md`. */
export const ASPECTS = [
  'content',
  'week',
  'hard',
  'suits',
  'people',
  'maths',
  'language',
  'body',
  'jobs',
  'work',
  'road',
  'future',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Something that is studied, and the work after it. */
export interface Discipline {
  readonly id: string;
  /** Id of its field of study. */
  readonly field: string;
  /** As pupils and parents call it and its job; no other discipline is called so. */
  readonly names: InEachLanguage<readonly string[]>;
  readonly label: InEachLanguage<string>;
  /** In words alone: no figure stands in a note. */
  readonly notes: Readonly<Record<Aspect, InEachLanguage<string>>>;
}

/** `data/disciplines.json`. */
export interface DisciplinesFile {
  readonly format: 1;
  readonly source: string;
  readonly disciplines: readonly Discipline[];
}
