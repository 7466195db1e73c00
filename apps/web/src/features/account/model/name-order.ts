import type { Language } from '../../../shared/i18n/languages.ts';

type NameField = 'First_Name' | 'Last_Name';

const GIVEN_FIRST: readonly NameField[] = ['First_Name', 'Last_Name'];
const SURNAME_FIRST: readonly NameField[] = ['Last_Name', 'First_Name'];

/** The two names as a page asks for them: in Chinese the surname leads. */
export function namesIn(language: Language): readonly NameField[] {
  return language === 'en' ? GIVEN_FIRST : SURNAME_FIRST;
}

/** The fields of a form that begins with the names, as they stand on the page. */
export function pageOrder<Name extends string>(
  fields: readonly (Name | NameField)[],
  language: Language,
): readonly (Name | NameField)[] {
  const names = namesIn(language);
  return [...names, ...fields.filter((field) => !names.some((name) => name === field))];
}
