import { readFileSync } from 'node:fs';
import {
  evidenceOf,
  type IdeaWords,
  isLookedUp,
  type KnowledgeFile,
  openThesaurus,
  piecesOfAsking,
  readMessage,
  type Wanted,
} from '@lodestar/eddy';
import { sampleContext } from '@lodestar/eddy/testing/sample-pupils.ts';
import { z } from 'zod';
import { INTENT_DATA, lessonsIn } from './intent-lessons.ts';
import { linesByFile } from './lines-of-authors.ts';

export const ANSWER_DATA = new URL('../../data/language/answers/', import.meta.url);
export const SET_ASIDE = new URL('set-aside/', ANSWER_DATA);

const askedSchema = z.strictObject({
  text: z.string().min(1).max(1_000),
  lang: z.enum(['en', 'tc', 'sc']),
  /** Id of the short answer that is asked for. */
  label: z.string(),
  author: z.string(),
});

export type Asked = z.output<typeof askedSchema>;

/** All messages of the authors in a folder. @throws Error naming the file and line that is wrong */
export const askedIn = (folder: URL): readonly Asked[] => linesByFile(folder, askedSchema).flat();

type Told = Pick<Asked, 'text' | 'label'>;

/** Words of one idea, for whoever asks. */
export const THESAURUS: readonly IdeaWords[] = JSON.parse(
  readFileSync(new URL('../../thesaurus.json', ANSWER_DATA), 'utf8'),
);
const ideas = openThesaurus(THESAURUS);

/** An answer's own questions are the plainest, and count for several: authors ask in roundabout ways. */
const OWN_COUNT = 3;

/** What each short answer is recognised by: its own questions and texts, and what authors asked for it. */
export function answerLessons({ entries }: KnowledgeFile, asked: readonly Told[]) {
  const held = entries.flatMap(({ id, questions, answer }) => {
    const own = Object.values(questions).flat();
    const texts = [...Array.from({ length: OWN_COUNT }, () => own).flat(), answer.en, answer.tc];
    return texts.map((text) => ({ text, label: id }));
  });
  return [...held, ...asked].map(({ text, label }) => ({ label, pieces: piecesOfAsking(text, ideas) }));
}

/** Of the messages that are answered by a look-up one in so many is taken: about as many as ask for words. */
const TAKEN = 1;

/** What tells a message that asks for an answer in words from one that asks for a look-up. */
export function wantedLessons({ entries }: KnowledgeFile, asked: readonly Told[]) {
  const context = sampleContext('newcomer', 'en');
  const weighed = (text: string, label: Wanted) => ({
    label,
    pieces: evidenceOf(text, readMessage(text, context)),
  });
  const held = entries.flatMap(({ questions }) => Object.values(questions).flat());
  const others = lessonsIn(INTENT_DATA)
    .filter(({ label }) => isLookedUp(label))
    .filter((_, at) => at % TAKEN === 0);
  return [
    ...held.map((text) => weighed(text, 'words')),
    ...asked.map(({ text }) => weighed(text, 'words')),
    ...others.map(({ text }) => weighed(text, 'lookUp')),
  ];
}
