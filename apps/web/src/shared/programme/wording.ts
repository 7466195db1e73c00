import { listIn, marksOf, sentencesIn } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from '../i18n/languages.ts';

/** What it takes to put figures and lists into the reader's words. */
export interface Wording {
  readonly language: Language;
  readonly t: TFunction<'admission'>;
  readonly marks: ReturnType<typeof marksOf>;
  readonly list: (items: readonly string[], kind?: 'conjunction' | 'disjunction') => string;
  readonly number: (value: number, decimals?: number) => string;
  /** A text as a line begins with it. */
  readonly capitalised: (text: string) => string;
  readonly sentences: (parts: readonly string[]) => string;
  /** Always so many decimals. */
  readonly fixed: (value: number, decimals: number) => string;
}

/** Of a figure, at most. */
const DECIMALS = 2;

const formats = new Map<string, Intl.NumberFormat>();

function formatWith(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat('en-HK', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, known);
  return known;
}

/** Makes ready what the first figure would wait for: on a phone, longer than a frame. */
export function readyFigures(): void {
  formatWith(0, DECIMALS);
}

export function wordingOf(language: Language, t: TFunction<'admission'>): Wording {
  return {
    language,
    t,
    list: (items, type) => listIn(language, items, type),
    capitalised: (text) => text.charAt(0).toUpperCase() + text.slice(1),
    marks: marksOf(language),
    sentences: (parts) => sentencesIn(language, parts),
    number: (value, decimals = DECIMALS) => formatWith(0, decimals).format(value),
    fixed: (value, decimals) => formatWith(decimals, decimals).format(value),
  };
}

export function useWording(): Wording {
  const { t, i18n } = useTranslation('admission');
  const language = languageOf(i18n.language);
  return useMemo(() => wordingOf(language, t), [language, t]);
}
