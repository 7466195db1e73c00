import type { PreferredLanguage } from '@lodestar/contract';

/** The one price cap: no text of a model, and no answer of a chat, costs more than this. */
export const MAX_TOKENS = 1_500;

/** Languages by names that a model knows. */
export const LANGUAGE_NAMES: Readonly<Record<PreferredLanguage, string>> = {
  en: 'British English',
  tc: 'Traditional Chinese as written in Hong Kong',
  sc: 'Simplified Chinese',
};

/** Text that is information and not instruction. */
export function asData(text: string): string {
  return `<data>\n${text.replace(/<(\s*\/?\s*data)/gi, '‹$1')}\n</data>`;
}
