import { readdirSync, readFileSync } from 'node:fs';
import { type EddyContext, evidenceOf, INTENTS, readMessage } from '@lodestar/eddy';
import { sampleContext } from '@lodestar/eddy/testing/sample-pupils.ts';
import { z } from 'zod';

export const INTENT_DATA = new URL('../../data/language/intents/', import.meta.url);
export const SET_ASIDE = new URL('set-aside/', INTENT_DATA);

const lessonSchema = z.strictObject({
  text: z.string().min(1).max(1_000),
  lang: z.enum(['en', 'tc', 'sc']),
  label: z.enum(INTENTS),
  author: z.string(),
});

export type Lesson = z.output<typeof lessonSchema>;
export interface WeighedLesson extends Lesson {
  readonly pieces: readonly string[];
}

/** All messages of the authors in a folder, by author and in their order. @throws Error naming the file and line that is wrong */
export function lessonsIn(folder: URL): readonly Lesson[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line, index) => {
        const lesson = lessonSchema.safeParse(JSON.parse(line));
        if (!lesson.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(lesson.error)}`);
        return lesson.data;
      }),
  );
}

let context: EddyContext | null = null;

/** A message as it is learned from: read for a pupil who has entered nothing. */
export function weighed(lesson: Lesson): WeighedLesson {
  context ??= sampleContext('newcomer', 'en');
  return { ...lesson, pieces: evidenceOf(lesson.text, readMessage(lesson.text, context)) };
}
