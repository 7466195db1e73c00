import type { Language } from '../../../shared/i18n/languages.ts';
import type { Institution } from '../api/programme-calls.ts';

export function institutionName(institution: Institution, language: Language): string {
  const { name_en: en, name_tc: tc, name_sc: sc } = institution;
  return { en, tc, sc }[language];
}
