import type { Understanding } from '../understanding.ts';
import { paragraphs, type Wording } from './wording.ts';

/** Answers that need no look-up: greetings, notions, and saying plainly what the guide cannot do. */
export function talkWords({ kind, notions, outside }: Understanding, { texts }: Wording): string {
  switch (kind) {
    case 'unsure':
      return texts.talk.unsure;
    case 'greeting':
    case 'thanks':
    case 'about':
      return texts.talk[kind];
    case 'explain':
      return paragraphs(notions.map((notion) => texts.notion[notion]));
    default:
      return paragraphs([
        texts.talk.cannot,
        outside === null ? null : texts.outside[outside],
        texts.talk.can,
      ]);
  }
}
