import { readdirSync, readFileSync } from 'node:fs';
import { ABOUTS } from '@lodestar/eddy';
import { z } from 'zod';
import { INTENT_DATA, lessonsIn } from './intent-lessons.ts';

const LANGUAGE = new URL('../../data/language/', import.meta.url);
export const DANGER_DATA = new URL('danger/', LANGUAGE);

const phraseSchema = z.strictObject({
  text: z.string().min(1).max(1_000),
  lang: z.enum(['en', 'tc', 'sc']),
  /** `danger`: a card, nobody has said about whom. */
  label: z.enum(['none', 'soft', 'danger', ...ABOUTS]),
  author: z.string(),
});

/** A message and what it is. `worry` and `talk`: harmless, from the messages that intents are learned from. */
export interface DangerLesson extends z.output<typeof phraseSchema> {
  readonly of: 'phrase' | 'worry' | 'talk';
}

/** All phrases of a folder, by author and in their order. @throws Error naming the file and line that is wrong */
export function phrasesIn(folder: URL): readonly DangerLesson[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line, index): DangerLesson => {
        const phrase = phraseSchema.safeParse(JSON.parse(line));
        if (!phrase.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(phrase.error)}`);
        return { ...phrase.data, of: 'phrase' };
      }),
  );
}

const FEELINGS = new Set<string>(['worry', 'failed', 'lost', 'pressure', 'late']);

/** Authors of intents that are learned from here; who comes later shows how many are alarmed who were never heard. */
const TALKERS = new Set(
  `en-athlete en-dictated en-dreamer en-minority en-nerd en-parent en-plain en-quiet en-repeater en-scholarly en-terse
  sc-cantonese sc-newcomer sc-parent sc-scholarly tc-cantonese tc-form3 tc-formal tc-mixed tc-parent zh-plain`.split(
    /\s+/,
  ),
);

/** What pupils say to Eddy every day, by the authors of the intents. */
export const talkIn = (folder: URL): readonly DangerLesson[] =>
  lessonsIn(folder).map(({ text, lang, label, author }) => ({
    text,
    lang,
    label: 'none',
    author,
    of: FEELINGS.has(label) ? 'worry' : 'talk',
  }));

const isTalker = ({ author }: DangerLesson): boolean => TALKERS.has(author);

/** Everything that danger is learned from. */
export const dangerLessons = (): readonly DangerLesson[] => [
  ...phrasesIn(DANGER_DATA),
  ...talkIn(INTENT_DATA).filter(isTalker),
];
