import { type Programme, splitTitle } from '@lodestar/domain';
import type { Language } from '../../../shared/i18n/languages.ts';
import { otherTitle, titleIn } from '../../../shared/programme/programme-facts.ts';

const has = (text: string, query: string) => markedParts(text, query).some(({ marked }) => marked);

/**
 * What of a programme a search was found in, when it is not shown anyway: the streams behind its title, or the title
 * in the other script. Null when nothing needs to be added.
 */
export function foundIn(
  programme: Programme,
  query: string,
  language: Language,
): { readonly text: string; readonly language: Language } | null {
  const { main, detail } = splitTitle(titleIn(programme, language));
  if ([programme.code, programme.short_name, main].some((shown) => has(shown, query))) return null;
  if (detail !== null && has(detail, query)) return { text: detail, language };
  const other = otherTitle(programme, language);
  return has(other.text, query) ? other : null;
}

interface TextPart {
  readonly text: string;
  readonly start: number;
  readonly marked: boolean;
}

/** Cuts a text where a query stands in it, without regard to case; one plain part when it does not. */
export function markedParts(text: string, query: string): readonly TextPart[] {
  const sought = query.trim().toLowerCase();
  const start = sought === '' ? -1 : text.toLowerCase().indexOf(sought);
  if (start === -1) return [{ text, start: 0, marked: false }];
  const end = start + sought.length;
  const parts = [
    { text: text.slice(0, start), start: 0, marked: false },
    { text: text.slice(start, end), start, marked: true },
    { text: text.slice(end), start: end, marked: false },
  ];
  return parts.filter((part) => part.text !== '');
}
