import { LANGUAGE_FACTS, type Programme } from '@lodestar/domain';
import type { Language } from '../i18n/languages.ts';
import type { Institution } from './catalogue-calls.ts';

export { titleIn } from '@lodestar/domain';

/** The year a collection is for: `Programmes_2026` is 2026. */
export function yearOfCollection(collection: string): string {
  return collection.replace(/^Programmes_/, '');
}

export interface OfferRate {
  readonly year: number;
  readonly applications: number;
  readonly offers: number;
  /** Percent, not rounded. */
  readonly percent: number;
}

const BAND_A = 1;

/** Band A offers to Band A applications of the first statistics row; null when nobody put it there or nothing is on record. */
export function bandAOfferRate({ stats_apply, stats_offer }: Programme): OfferRate | null {
  const applied = stats_apply[0];
  const offered = stats_offer[0];
  if (applied === undefined || offered === undefined || applied[BAND_A] === 0) return null;
  const [applications, offers] = [applied[BAND_A], offered[BAND_A]];
  return { year: applied[0], applications, offers, percent: (offers / applications) * 100 };
}

/** The title in the other script, with its language: Chinese beside English and English beside Chinese. */
export function otherTitle(programme: Programme, language: Language): { text: string; language: Language } {
  return LANGUAGE_FACTS[language].keptAs === 'en'
    ? { text: programme.full_title_cn, language: 'tc' }
    : { text: programme.full_title_en, language: 'en' };
}

/** The full name of an institution. */
export function institutionName(
  { name_en: en, name_tc: tc, name_sc: sc }: Pick<Institution, 'name_en' | 'name_tc' | 'name_sc'>,
  language: Language,
): string {
  return { en, tc, sc }[language];
}
