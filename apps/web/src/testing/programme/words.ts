import type { Language } from '../../shared/i18n/languages.ts';
import { wordingOf } from '../../shared/programme/wording.ts';
import { textsIn } from '../texts.ts';

/** The page's own words in a language, those of a receipt besides. */
export async function wordsIn(language: Language) {
  const texts = await textsIn(language, 'admission', 'receipt');
  return {
    ...wordingOf(language, texts.getFixedT(language, 'admission')),
    said: texts.getFixedT(language, 'receipt'),
  };
}

/** Those of a formula besides. */
export async function formulaWordsIn(language: Language) {
  const texts = await textsIn(language, 'admission', 'formula');
  return {
    ...wordingOf(language, texts.getFixedT(language, 'admission')),
    said: texts.getFixedT(language, 'formula'),
  };
}
