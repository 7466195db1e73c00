import { DEATH } from './death.ts';
import { HARM } from './harm.ts';
import { IDIOM_WORDS } from './idioms.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { PEOPLE } from './people.ts';
import { SCHOOL_WORDS } from './school.ts';
import { SIGNS } from './signs.ts';
import { SMALL_WORDS } from './small-words.ts';
import { WISHES } from './wishes.ts';
import type { Words } from './words-of.ts';

export const ALL_WORDS: readonly (readonly [concept: string, words: Words])[] = [
  PEOPLE,
  SMALL_WORDS,
  WISHES,
  DEATH,
  HARM,
  SIGNS,
  SCHOOL_WORDS,
  IDIOM_WORDS,
  ORDINARY_WORDS,
].flatMap((words) => Object.entries(words));

/** The wider concepts that a concept belongs to. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  OUTSIDER: ['PERSON'],
  SCOLDER: ['PERSON'],
  FAMILY: ['OUTSIDER'],
  FRIEND: ['OUTSIDER'],
  OTHER: ['OUTSIDER'],
  THEY: ['OUTSIDER'],
  PARENT: ['SCOLDER'],
  TEACHER: ['SCOLDER'],
  SUBJECT: ['SCHOOL'],
  JOB: ['SCHOOL'],
  NOLIFE: ['GONE'],
  ROOF: ['HEIGHT'],
  VANISH: ['GONE_WORD', 'STOP_WISH'],
  GO_DIE: ['GONE'],
  EXAM: ['SCHOOL'],
  CHOICE: ['SCHOOL'],
  SUICIDE: ['GONE'],
  METHOD: ['GONE'],
  DIE: ['GONE'],
};
