import type { Programme } from '@lodestar/domain';
import type { Language } from '../i18n/languages.ts';

/** The year a collection is for: `Programmes_2026` is 2026. */
export function yearOfCollection(collection: string): string {
  return collection.replace(/^Programmes_/, '');
}

/** Years of study out of a text such as "4 years"; null when it states none. */
export function durationYears(duration: string | null): number | null {
  const digits = /\d+/.exec(duration ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}

export interface OfferRate {
  readonly year: number;
  readonly applications: number;
  readonly offers: number;
  /** Percent, not rounded. */
  readonly percent: number;
}

/** Offers to applications of the first statistics row; null when nobody applied or nothing is on record. */
export function offerRate({ stats_apply, stats_offer }: Programme): OfferRate | null {
  const applied = stats_apply[0];
  const offered = stats_offer[0];
  if (applied === undefined || offered === undefined || applied[6] === 0) return null;
  return {
    year: applied[0],
    applications: applied[6],
    offers: offered[6],
    percent: (offered[6] / applied[6]) * 100,
  };
}

export function titleIn(programme: Programme, language: Language): string {
  const { full_title_en: en, full_title_cn: tc, full_title_sc: sc } = programme;
  return { en, tc, sc }[language];
}

/** The title in the other script, with its language: Chinese beside English and English beside Chinese. */
export function otherTitle(programme: Programme, language: Language): { text: string; language: Language } {
  return language === 'en'
    ? { text: programme.full_title_cn, language: 'tc' }
    : { text: programme.full_title_en, language: 'en' };
}
