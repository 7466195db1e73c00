import { toSimplified } from '@lodestar/domain';
import type { EddyLanguage } from './context.ts';

/** A text that is kept in English and Traditional Chinese, in a pupil's language. */
export function textIn(
  { en, tc }: { readonly en: string; readonly tc: string },
  language: EddyLanguage,
): string {
  if (language === 'en') return en;
  return language === 'tc' ? tc : toSimplified(tc);
}
