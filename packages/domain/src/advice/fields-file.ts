/** A field of study that pupils browse by. `isced`, `isced_detail`: narrow and nearest detailed field of ISCED-F 2013. */
export interface StudyField {
  readonly id: string;
  readonly isced: string;
  readonly isced_detail: string;
  readonly name_en: string;
  readonly name_tc: string;
  /** One plain sentence. */
  readonly description_en: string;
  readonly description_tc: string;
}

/** A text in English and Traditional Chinese; Simplified is made from it where it is shown. */
interface TwoTexts {
  readonly en: string;
  readonly tc: string;
}

/** Words that pupils use for an interest, and what of the programmes it touches. */
export interface Interest {
  readonly id: string;
  readonly en: readonly string[];
  readonly tc: readonly string[];
  readonly fields: readonly string[];
  /** English topics. */
  readonly topics: readonly string[];
  /** Where JUPAS has no close degree, what comes nearest. */
  readonly note?: TwoTexts | undefined;
  /** A dislike: what it keeps away from, instead of fields and topics. */
  readonly avoid?: { readonly subjects: readonly string[]; readonly traits: readonly string[] } | undefined;
}

/**
 * Something a dislike keeps away from. A programme has it if its main field is named, or one of its topics, or its code:
 * a broad judgement of ours, not a published fact.
 */
export interface Trait {
  readonly id: string;
  readonly name_en: string;
  readonly name_tc: string;
  readonly fields: readonly string[];
  readonly topics: readonly string[];
  readonly codes: readonly string[];
}

/** A professional body or registration. `general`: common knowledge, to be checked with the institution. */
export interface Recognition extends TwoTexts {
  readonly basis: 'page' | 'general';
}

/** What a programme is about. */
export interface ProgrammeSubjects {
  /** One to three ids of fields, the main one first. */
  readonly fields: readonly string[];
  /** English words, to be looked up in `topics` and `careers` of the file. */
  readonly topics: readonly string[];
  readonly careers: readonly string[];
  readonly professional: Recognition | null;
}

/** The file of fields: what programmes are about, and the words pupils use for it. */
export interface FieldsFile {
  readonly format: 1;
  readonly source: string;
  /** Words that turn the interest after them into a dislike. */
  readonly negators: { readonly en: readonly string[]; readonly tc: readonly string[] };
  readonly fields: readonly StudyField[];
  /** Each English topic with its Traditional Chinese. */
  readonly topics: Readonly<Record<string, string>>;
  readonly careers: Readonly<Record<string, string>>;
  readonly traits: readonly Trait[];
  readonly interests: readonly Interest[];
  readonly programmes: Readonly<Record<string, ProgrammeSubjects>>;
}
