import { type FieldGuide, toSimplified } from '@lodestar/domain';
import type { Wording } from './wording.ts';

/** A text of the file of fields, which holds English and Traditional Chinese, in the reader's language. */
export function ofTwo(
  { en, tc }: { readonly en: string; readonly tc: string },
  { language }: Wording,
): string {
  if (language === 'en') return en;
  return language === 'tc' ? tc : toSimplified(tc);
}

/** The name of a field of study; an id without one stands for itself. */
export function fieldName(id: string, guide: FieldGuide, wording: Wording): string {
  const field = guide.field(id);
  return field === null ? id : ofTwo({ en: field.name_en, tc: field.name_tc }, wording);
}

/** Topics or careers as a line begins with them. `chinese`: the Chinese of each English name. */
export function namesIn(
  names: readonly string[],
  chinese: Readonly<Record<string, string>>,
  wording: Wording,
): readonly string[] {
  return names.map((en) => wording.capitalised(ofTwo({ en, tc: chinese[en] ?? en }, wording)));
}
