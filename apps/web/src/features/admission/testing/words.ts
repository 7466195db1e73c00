import type { Language } from '../../../shared/i18n/languages.ts';
import { textsIn } from '../../../testing/texts.ts';
import { type Wording, wordingOf } from '../model/wording.ts';

/** The page's own words in a language. */
export async function wordsIn(language: Language): Promise<Wording> {
  const texts = await textsIn(language, 'admission');
  return wordingOf(language, texts.getFixedT(language, 'admission'));
}
