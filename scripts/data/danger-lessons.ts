import { readFileSync } from 'node:fs';
import { ABOUTS, isFeeling, type KnowledgeFile } from '@lodestar/eddy';
import { z } from 'zod';
import { ANSWER_DATA, askedIn } from './answer-lessons.ts';
import { INTENT_DATA, lessonsIn } from './intent-lessons.ts';
import { linesByFile } from './lines-of-authors.ts';

const DATA = new URL('../../data/', import.meta.url);
const LANGUAGE = new URL('language/', DATA);
const knowledge: KnowledgeFile = JSON.parse(readFileSync(new URL('knowledge.json', DATA), 'utf8'));
export const DANGER_DATA = new URL('danger/', LANGUAGE);

const phraseSchema = z.strictObject({
  text: z.string().min(1).max(1_200),
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
export const phrasesIn = (folder: URL): readonly DangerLesson[] =>
  linesByFile(folder, phraseSchema)
    .flat()
    .map((phrase) => ({ ...phrase, of: 'phrase' }));

/** Authors of intents that are learned from here; the others show how many are alarmed who were never heard. */
const TALKERS = new Set(
  `en-ambitious en-athlete en-dictated en-dreamer en-minority en-nerd en-parent en-plain en-quiet en-repeater en-scholarly
  en-story en-terse en-younger free-talk mix-household sc-cantonese sc-lively sc-newcomer sc-parent sc-scholarly sc-story
  talk-en-a talk-en-d talk-sc-a talk-sc-b talk-tc-a talk-tc-b tc-cantonese tc-form3 tc-formal tc-mixed tc-parent
  tc-repeater tc-story zh-plain`.split(/\s+/),
);

/** What pupils say to Eddy every day, by the authors of the intents. */
export const talkIn = (folder: URL): readonly DangerLesson[] =>
  lessonsIn(folder).map(({ text, lang, label, author }) => ({
    text,
    lang,
    label: 'none',
    author,
    of: isFeeling(label) ? 'worry' : 'talk',
  }));

/** Feelings told in talks and stories are not all harmless. */
const TELLERS = /^(?:talk|free|mix)-|-story$/;
const isTalker = ({ author, of }: DangerLesson): boolean =>
  TALKERS.has(author) && !(of === 'worry' && TELLERS.test(author));

/** Those who asked for short answers and are learned from; `en-5`, `en-6`, `tc-5` and `sc-5` show how many are alarmed. */
const ASKERS =
  /^(?:(?:en-[23]|en-new|en-plain|tc-[12]|tc-new|tc-plain|sc-1|sc-new|sc-plain) |(?:more|talk)-[123]$|missing$)/;

/** One message in two, since they are many and alike; by its length, for those who wrote a file take turns in it. */
const isTaken = ({ text }: DangerLesson): boolean => text.length % 2 === 0;

const isOfFeelings = new Set(
  knowledge.entries.filter(({ topic }) => topic === 'feelings').map(({ id }) => id),
);

/** What is asked of everything but feelings is harmless, however vividly it is told. */
export const askedPlainly = (): readonly DangerLesson[] =>
  askedIn(ANSWER_DATA)
    .filter(({ label }) => !isOfFeelings.has(label))
    .map(({ text, lang, author }) => ({ text, lang, label: 'none', author, of: 'talk' }));

const asksHarmlessly = (): readonly DangerLesson[] =>
  askedPlainly().filter((lesson) => ASKERS.test(lesson.author) && isTaken(lesson));

/** Everything that danger is learned from. */
export const dangerLessons = (): readonly DangerLesson[] => [
  ...phrasesIn(DANGER_DATA),
  ...talkIn(INTENT_DATA).filter(isTalker),
  ...asksHarmlessly(),
];
