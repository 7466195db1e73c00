import { type Joining, listIn, marksOf, sentencesIn } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../i18n/languages.ts';
import { writtenNumber } from '../i18n/written-number.ts';

/** What it takes to put figures and lists into the reader's words. */
export interface Wording {
  readonly language: Language;
  readonly t: TFunction<'admission'>;
  readonly marks: ReturnType<typeof marksOf>;
  readonly list: (items: readonly string[], joining?: Joining) => string;
  readonly number: (value: number, decimals?: number) => string;
  /** A text as a line begins with it. */
  readonly capitalised: (text: string) => string;
  readonly sentences: (parts: readonly string[]) => string;
  /** Always so many decimals. */
  readonly fixed: (value: number, decimals: number) => string;
}

export function wordingOf(language: Language, t: TFunction<'admission'>): Wording {
  return {
    language,
    t,
    list: (items, joining) => listIn(language, items, joining),
    capitalised: (text) => text.charAt(0).toUpperCase() + text.slice(1),
    marks: marksOf(language),
    sentences: (parts) => sentencesIn(language, parts),
    number: (value, decimals) => writtenNumber(value, 0, decimals),
    fixed: (value, decimals) => writtenNumber(value, decimals, decimals),
  };
}

export function useWording(): Wording {
  const { t, i18n } = useTranslation('admission');
  const language = languageOf(i18n.language);
  return useMemo(() => wordingOf(language, t), [language, t]);
}
