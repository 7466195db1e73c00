import { Fragment } from 'react';

/** A heading whose lines end between words, in Chinese too, where a browser would end them anywhere. */
export function WholeWords({ text }: { readonly text: string }) {
  let place = 0;
  return (
    <span className="break-keep">
      {chineseWords(text).map((word) => {
        const start = place;
        place += word.length;
        return (
          <Fragment key={start}>
            {start > 0 && <wbr />}
            {word}
          </Fragment>
        );
      })}
    </span>
  );
}

const HAN = /\p{Script=Han}/u;
/** Written before the word they belong to; any other character that stands alone belongs to what is before it. */
const LEANS_FORWARD = /^[不未最更首第各每「『“‘（《]$/u;

/**
 * A text in the words that a line should not end within, or whole where it is not Chinese. The dictionary of browsers
 * has few words of admission and leaves their characters single, as in 取錄 and 文憑試: these stay with a neighbour.
 */
export function chineseWords(text: string): readonly string[] {
  if (!HAN.test(text)) return [text];
  const words: string[] = [];
  let leaning = false;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const leansForward = LEANS_FORWARD.test(segment);
    const joins = leaning || (segment.length === 1 && !leansForward);
    words.push(joins ? (words.pop() ?? '') + segment : segment);
    leaning = leansForward;
  }
  return words;
}
