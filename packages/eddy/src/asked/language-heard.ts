import type { EddyLanguage } from '../context.ts';
import { inCharacters } from './romanised.ts';

/** The language that a message is answered in: whoever writes Cantonese in Latin letters reads it in characters. */
export const languageHeard = (text: string, wished: EddyLanguage): EddyLanguage =>
  wished === 'en' && inCharacters(text) !== null ? 'tc' : wished;
