import { DEFAULT_LANGUAGE, type Language, languageAsked } from '@lodestar/domain';

/** The language a caller prefers of those there are; Singapore and Malaysia write the simplified characters too. */
export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return DEFAULT_LANGUAGE;
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', quality] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    const language = languageAsked(tag.replace(/^zh-(?:sg|my)\b/, 'zh-hans'));
    return { language, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const [best] = wishes
    .filter(({ language, quality }) => quality > 0 && language !== null)
    .sort((a, b) => b.quality - a.quality);
  return best?.language ?? DEFAULT_LANGUAGE;
}
