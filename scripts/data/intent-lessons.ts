import {
  type EddyContext,
  evidenceOf,
  INTENTS,
  REMEMBERED_WISHES,
  readMessage,
  type WantedBefore,
} from '@lodestar/eddy';
import { sampleContext } from '@lodestar/eddy/testing/sample-pupils.ts';
import { z } from 'zod';
import { linesByFile } from './lines-of-authors.ts';

export const INTENT_DATA = new URL('../../data/language/intents/', import.meta.url);
export const SET_ASIDE = new URL('set-aside/', INTENT_DATA);

const lessonSchema = z.strictObject({
  text: z.string().min(1).max(1_000),
  lang: z.enum(['en', 'tc', 'sc']),
  label: z.enum(INTENTS),
  author: z.string(),
  /** Messages of one talk share a number, and stand in their order. */
  chat: z.int().positive().optional(),
});

/** A message with what was wanted in those before it in its talk, the latest first. */
export type Lesson = z.output<typeof lessonSchema> & { readonly before: WantedBefore };
export interface WeighedLesson extends Lesson {
  readonly pieces: readonly string[];
}

/** Gives the messages of a file what was wanted before them. */
function inTheirTalks(lines: readonly z.output<typeof lessonSchema>[]): readonly Lesson[] {
  return lines.map((line, at) => {
    const earlier = lines
      .slice(Math.max(0, at - REMEMBERED_WISHES), at)
      .filter(({ chat }) => chat !== undefined && chat === line.chat);
    return { ...line, before: earlier.map(({ label }) => label).toReversed() };
  });
}

/** All messages of the authors in a folder, by author and in their order. @throws Error naming the file and line that is wrong */
export const lessonsIn = (folder: URL): readonly Lesson[] =>
  linesByFile(folder, lessonSchema).flatMap(inTheirTalks);

let context: EddyContext | null = null;

/** A message as it is learned from: read for a pupil who has entered nothing. */
export function weighed(lesson: Lesson): WeighedLesson {
  context ??= sampleContext('newcomer', 'en');
  return { ...lesson, pieces: evidenceOf(lesson.text, readMessage(lesson.text, context), lesson.before) };
}
