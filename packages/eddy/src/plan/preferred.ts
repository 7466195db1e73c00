import { namedAsLikedMore } from '../asked/liked-more.ts';
import { plainText } from '../asked/plain-text.ts';
import { readPlainly } from '../asked/said-plainly.ts';
import type { EarlierMessage, EddyContext } from '../context.ts';
import { ownMeant } from '../state/own-meant.ts';

/** Likings told longer ago may have changed. */
const REMEMBERED = 4;

/** The one choice of the list that some words name. */
function ownNamed(words: string, context: EddyContext): string | null {
  const reading = readPlainly(words, context);
  const { codes, by } = ownMeant({ text: words, reading, context, earlier: [] });
  const own = codes.length > 0 && by === 'name' ? codes : reading.named.own;
  const [code, ...others] = own;
  return others.length > 0 || code === undefined || !context.choices.includes(code) ? null : code;
}

/** The choice that a pupil would sooner study than another, as told in this message or shortly before; null: none was. */
export function preferredOwn(
  message: string,
  context: EddyContext,
  earlier: readonly EarlierMessage[],
): string | null {
  const said = [...earlier.filter(({ isBot }) => !isBot).slice(-REMEMBERED), { text: message }];
  return (
    said
      .toReversed()
      .flatMap(({ text }) => namedAsLikedMore(plainText(text)))
      .map((words) => ownNamed(words, context))
      .find((code) => code !== null) ?? null
  );
}
