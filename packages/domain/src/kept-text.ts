import { toSimplified } from './admission/search/either-script.ts';
import { type KeptText, keptIn, type Language } from './languages.ts';

/** A text that is kept in English and Traditional Chinese, in a language, where the table of characters is at hand. */
export function keptText(text: KeptText, language: Language): string {
  return keptIn(language, text, toSimplified);
}
