import { type FieldNames, type KeptText, keptIn } from '@lodestar/domain';
import type { Wording } from './wording.ts';

/** A text of the file of fields, which holds English and Traditional Chinese, in the reader's language. */
export function ofTwo(text: KeptText, guide: FieldNames, { language }: Wording): string {
  return keptIn(language, text, guide.simplified);
}

/** The name of a field of study; an id without one stands for itself. */
export function fieldName(id: string, guide: FieldNames, wording: Wording): string {
  const field = guide.field(id);
  return field === null ? id : ofTwo({ en: field.name_en, tc: field.name_tc }, guide, wording);
}

/** Topics or careers as a line begins with them. */
export function namesIn(
  names: readonly string[],
  kind: 'topics' | 'careers',
  guide: FieldNames,
  wording: Wording,
): readonly string[] {
  const chinese = guide.file[kind];
  return names.map((en) => wording.capitalised(ofTwo({ en, tc: chinese[en] ?? en }, guide, wording)));
}
