import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLang, type Language, languageOf } from '../../../shared/i18n/languages.ts';

/** What it takes to put figures and lists into the reader's words. */
export interface Wording {
  readonly language: Language;
  readonly t: TFunction<'admission'>;
  readonly list: (items: readonly string[], kind?: 'conjunction' | 'disjunction') => string;
  readonly number: (value: number, decimals?: number) => string;
  /** Always so many decimals. */
  readonly fixed: (value: number, decimals: number) => string;
}

export function wordingOf(language: Language, t: TFunction<'admission'>): Wording {
  const locale = language === 'en' ? 'en-GB' : htmlLang(language);
  const format = (value: number, least: number, most: number) =>
    new Intl.NumberFormat('en-HK', { minimumFractionDigits: least, maximumFractionDigits: most }).format(
      value,
    );
  return {
    language,
    t,
    list: (items, type = 'conjunction') => new Intl.ListFormat(locale, { type }).format(items),
    number: (value, decimals = 2) => format(value, 0, decimals),
    fixed: (value, decimals) => format(value, decimals, decimals),
  };
}

export function useWording(): Wording {
  const { t, i18n } = useTranslation('admission');
  const language = languageOf(i18n.language);
  return useMemo(() => wordingOf(language, t), [language, t]);
}
