import type { TalkIntent } from '../talk/plans.ts';

const WORDS = /[\p{L}\p{N}]/u;
const TEARS = /[😢😭😞😔💔😿🥺😩😫😥😰😨😣😖😓😟🙁☹]/u;
const THANKS = /[👍🙏👌🫶❤💕😊🥰😘]/u;

/** What a message says that holds signs alone: tears come before the folded hands beside them. Null: words, or nothing clear. */
export function emojiAlone(text: string): TalkIntent | null {
  if (WORDS.test(text)) return null;
  if (TEARS.test(text)) return 'worry';
  return THANKS.test(text) ? 'thanks_bye' : null;
}
