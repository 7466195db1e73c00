import { type Language, marksOf, namesLastWithAnd } from './languages.ts';

/** With what a list names its last where its language has a word for that. */
export type Joining = 'and' | 'or';

/** The items as a list in words. Not by `Intl.ListFormat`: the first format of a page takes a phone a tenth of a second. */
export function listIn(language: Language, items: readonly string[], joining: Joining = 'and'): string {
  const { names } = marksOf(language);
  if (!namesLastWithAnd(language) || items.length < 2) return items.join(names);
  return `${items.slice(0, -1).join(names)} ${joining} ${items.at(-1)}`;
}
