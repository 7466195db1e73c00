import type { Language } from '../languages.ts';
import type { InstitutionNames, Programme } from './programme.ts';

export interface ProgrammeTitle {
  readonly main: string;
  /** Streams and features in a trailing bracket, which would fill a row on their own. */
  readonly detail: string | null;
}

/** Parts a title such as "BSc Science (Streams: A / B)" into the name and the bracket behind it. */
export function splitTitle(title: string): ProgrammeTitle {
  const bracket = /^(.+?)\s*[([（]([^()（）]*(?:[:：；]| \/ |(?:\/[^/()（）]*){3}).*)[)\]）]$/.exec(title);
  const [, main = title, detail = null] = bracket ?? [];
  return { main, detail };
}

/** A programme's whole title in a language. */
export function titleIn(programme: Programme, language: Language): string {
  const { full_title_en: en, full_title_cn: tc, full_title_sc: sc } = programme;
  return { en, tc, sc }[language];
}

/** An institution's short name in a language. */
export function shortNameIn(names: InstitutionNames, language: Language): string {
  const { short_en: en, short_tc: tc, short_sc: sc } = names;
  return { en, tc, sc }[language];
}
