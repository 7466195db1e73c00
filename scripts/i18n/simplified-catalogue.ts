import { Converter } from 'opencc-js';
import { mainlandWording } from './mainland-words.ts';

export type Texts = { readonly [key: string]: string | Texts };

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/** A text as mainland readers write it. */
export const simplified = (text: string): string => mainlandWording(toSimplified(text));

/** Whether a parsed file is a catalogue: texts in nested groups and nothing else. */
export function isTexts(content: unknown): content is Texts {
  return (
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.values(content).every((value) => typeof value === 'string' || isTexts(value))
  );
}

/** The simplified catalogue of a traditional one; a text in `overrides`, at the same key, wins. */
export function simplifiedCatalogue(traditional: Texts, overrides: Texts): Texts {
  for (const key of Object.keys(overrides)) {
    if (!(key in traditional)) throw new Error(`the overrides name ${key}, which is not in tc.json`);
  }
  return Object.fromEntries(
    Object.entries(traditional).map(([key, value]) => {
      const override = overrides[key];
      if (typeof value === 'string')
        return [key, typeof override === 'string' ? override : simplified(value)];
      return [key, simplifiedCatalogue(value, typeof override === 'object' ? override : {})];
    }),
  );
}
