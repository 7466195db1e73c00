import { keptText } from '@lodestar/domain';
import type { EddyContext } from '../context.ts';

/** What a programme is about, in the pupil's language. */
export interface SubjectsToldOf {
  /** What its main field does, in a sentence; null: nothing is told. */
  readonly purpose: string | null;
  /** The main field first. */
  readonly fields: readonly string[];
  readonly topics: readonly string[];
  /** Examples; nothing is known of how many are hired. */
  readonly careers: readonly string[];
  /** `general`: common knowledge, to be checked with the institution. Null: none is known. */
  readonly recognition: { readonly text: string; readonly basis: 'page' | 'general' } | null;
}

/** Null: the programme is not in the file of fields. */
export function subjectsToldOf(
  code: string,
  { fields: guide, language }: Pick<EddyContext, 'fields' | 'language'>,
): SubjectsToldOf | null {
  const about = guide.subjectsOf(code);
  if (about === null) return null;
  const { topics, careers } = guide.file;
  const named = (names: Readonly<Record<string, string>>, words: readonly string[]): readonly string[] =>
    words.map((en) => keptText({ en, tc: names[en] ?? en }, language));
  const [main] = about.fields.map((id) => guide.field(id));
  return {
    purpose: main == null ? null : keptText({ en: main.description_en, tc: main.description_tc }, language),
    fields: about.fields.flatMap((id) => {
      const field = guide.field(id);
      return field === null ? [] : [keptText({ en: field.name_en, tc: field.name_tc }, language)];
    }),
    topics: named(topics, about.topics),
    careers: named(careers, about.careers),
    recognition:
      about.professional === null
        ? null
        : { text: keptText(about.professional, language), basis: about.professional.basis },
  };
}
