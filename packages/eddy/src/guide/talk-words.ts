import type { Understanding } from '../understanding.ts';
import { paragraphs, type Wording } from './wording.ts';

/** The levels that stand for the others where it is told what a level is: their names, and what they mean. */
const levelsTold = ({ level, meaning }: Wording) => ({
  lowest: level(0),
  lowestMeans: meaning(0, 'median'),
  middle: level(3),
  middleMeans: meaning(3, 'median'),
  highest: level(8),
  highestMeans: meaning(8, 'median'),
});

/** Answers that need no look-up: greetings, notions, and saying plainly what the guide cannot do. */
export function talkWords(
  { kind, notions, outside }: Pick<Understanding, 'kind' | 'notions' | 'outside'>,
  wording: Wording,
): string {
  const { texts, say } = wording;
  switch (kind) {
    case 'unsure':
      return texts.talk.unsure;
    case 'greeting':
    case 'thanks':
    case 'about':
      return texts.talk[kind];
    case 'explain':
      return paragraphs(notions.map((notion) => say(texts.notion[notion], levelsTold(wording))));
    default:
      return paragraphs([
        texts.talk.cannot,
        outside === null ? null : texts.outside[outside],
        texts.talk.can,
      ]);
  }
}
