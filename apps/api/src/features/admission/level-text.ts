import { LEVEL_NAMES, type LevelSummary } from '@lodestar/domain';
import en from './locales/en.json' with { type: 'json' };
import sc from './locales/sc.generated.json' with { type: 'json' };
import tc from './locales/tc.json' with { type: 'json' };

const TEXTS = { en, tc, sc };
export type Language = keyof typeof TEXTS;

/** A level in words, or why there is none. */
export function levelText(
  { classification, reason }: Pick<LevelSummary, 'classification' | 'reason'>,
  language: Language,
): string {
  const texts = TEXTS[language];
  if (reason !== null) return texts.reason[reason];
  const name = LEVEL_NAMES[classification];
  return name === 'error' ? texts.reason.error : texts.level[name];
}

/** The language a caller prefers of those there are: simplified for zh-CN and the like, else traditional for any zh. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', quality] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const spoken = wishes
    .filter(({ tag, quality }) => quality > 0 && /^(zh|en)\b/.test(tag))
    .sort((a, b) => b.quality - a.quality);
  const best = spoken[0]?.tag ?? 'en';
  if (best.startsWith('en')) return 'en';
  return /^zh-(cn|sg|my|hans)/.test(best) ? 'sc' : 'tc';
}
