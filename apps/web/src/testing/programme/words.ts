import type { Language } from '../../shared/i18n/languages.ts';
import { type Wording, wordingOf } from '../../shared/programme/wording.ts';
import { textsIn } from '../texts.ts';

/** The page's own words in a language. */
export async function wordsIn(language: Language): Promise<Wording> {
  const texts = await textsIn(language, 'admission');
  return wordingOf(language, texts.getFixedT(language, 'admission'));
}
