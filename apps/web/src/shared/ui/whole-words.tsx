import { Fragment } from 'react';
import { chineseWords } from '../i18n/chinese-words.ts';

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
