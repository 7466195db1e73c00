import { ACCOUNT_LIMITS, PASSWORD_LENGTH } from '@lodestar/contract';
import { LANGUAGE_FACTS } from '@lodestar/domain';
import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BoundFields, useBoundFields } from '../../../shared/forms/use-bound-fields.ts';
import type { Language } from '../../../shared/i18n/languages.ts';

interface FormFields<Name extends string> extends Omit<BoundFields<Name>, 'problemText'> {
  /** The problems of these fields as one text; empty when all is well. */
  readonly summaryOf: (names: readonly Name[]) => string;
}

/** Ties the fields of an account's form to it, with their problems in words. `order`: as they stand on the page. */
export function useFormFields<Input extends FieldValues, Output, Name extends Path<Input> & LabelledField>(
  form: UseFormReturn<Input, unknown, Output>,
  order: readonly Name[],
): FormFields<Name> {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const { problemText, ...fields } = useBoundFields(form, order, (name, code, value) =>
    words(name, problemOf(name, code, value)),
  );
  return {
    ...fields,
    summaryOf: (names) =>
      names
        .flatMap((name) => problemText(name) ?? [])
        .map((text) => text.replace(/[.。]$/, ''))
        .join(t('between')),
  };
}

const LABELLED = [
  'identifier',
  'Last_Name',
  'First_Name',
  'Form',
  'School_District',
  'Email_Address',
  'User_ID',
  'Password',
  'ConfirmPassword',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
  'current',
  'next',
  'password',
  'email',
  'code',
  'consent',
] as const;
/** A field that the texts name. */
export type LabelledField = (typeof LABELLED)[number];

const REQUIRED = [
  'identifier',
  'Last_Name',
  'First_Name',
  'Email_Address',
  'Password',
  'School_District',
  'ConfirmPassword',
  'current',
  'next',
  'password',
  'email',
  'code',
] as const;
type RequiredField = (typeof REQUIRED)[number];

const isRequired = (field: string): field is RequiredField => REQUIRED.some((one) => one === field);

const LONGEST: Readonly<Partial<Record<LabelledField, number>>> = {
  Last_Name: ACCOUNT_LIMITS.name,
  First_Name: ACCOUNT_LIMITS.name,
  Nickname: ACCOUNT_LIMITS.name,
  School_Name: ACCOUNT_LIMITS.schoolName,
  Tel: ACCOUNT_LIMITS.phone,
  Email_Address: ACCOUNT_LIMITS.email,
  email: ACCOUNT_LIMITS.email,
  identifier: ACCOUNT_LIMITS.email,
};

/** Puts the problem of a field into words. */
function useProblemWords(): (field: LabelledField, problem: Problem) => string {
  const { t } = useTranslation('account');
  return useCallback(
    (field, problem) => {
      const label = t(`field.${field}`);
      if (problem === 'required')
        return isRequired(field) ? t(`required.${field}`) : t('required.other', { field: label });
      if (problem === 'taken' && field === 'User_ID') return t('problem.usernameTaken');
      if (problem === 'tooShort') return t('problem.tooShort', { field: label, min: PASSWORD_LENGTH.min });
      if (problem === 'tooLong')
        return t('problem.tooLong', { field: label, max: LONGEST[field] ?? PASSWORD_LENGTH.max });
      if (problem === 'characters' || problem === 'invalid') return t(`problem.${problem}`, { field: label });
      return t(`problem.${problem}`);
    },
    [t],
  );
}

/** What can be wrong with a field, as the texts name it. */
const PROBLEMS = [
  'required',
  'tooShort',
  'tooLong',
  'characters',
  'email',
  'username',
  'mismatch',
  'consent',
  'taken',
  'tooCommon',
  'likeCommon',
  'repeats',
  'sequence',
  'keyboardRow',
  'dates',
  'singleWord',
  'justName',
  'ownData',
  'guessable',
  'sameAsUsername',
  'sameAsEmail',
  'wrongPassword',
  'unchanged',
  'wrongCode',
  'invalid',
] as const;
type Problem = (typeof PROBLEMS)[number];

const WORDS: ReadonlySet<string> = new Set(PROBLEMS);

function isProblem(word: string): word is Problem {
  return WORDS.has(word);
}

/** What a rule between fields says is wrong. */
const OF_RULE: Readonly<Record<string, Problem>> = { ConfirmPassword: 'mismatch', consent: 'consent' };

const OF_CODE: Readonly<Record<string, Problem>> = {
  too_small: 'tooShort',
  too_big: 'tooLong',
  invalid_format: 'characters',
};

/** The problem behind the code of a schema's issue or a word of the server, for what the field holds. */
export function problemOf(field: string, code: string, value: unknown): Problem {
  if (isProblem(code)) return code;
  if (code === 'custom') return OF_RULE[field] ?? 'invalid';
  if (value === '' || value === null || value === undefined) return 'required';
  if (field === 'User_ID') return 'username';
  const problem = OF_CODE[code] ?? 'invalid';
  return (field === 'Email_Address' || field === 'email') && problem === 'characters' ? 'email' : problem;
}

type NameField = 'First_Name' | 'Last_Name';

const GIVEN_FIRST: readonly NameField[] = ['First_Name', 'Last_Name'];
const SURNAME_FIRST: readonly NameField[] = ['Last_Name', 'First_Name'];

/** The two names as a page asks for them. */
export function nameFieldsIn(language: Language): readonly NameField[] {
  return LANGUAGE_FACTS[language].surnameFirst ? SURNAME_FIRST : GIVEN_FIRST;
}

/** The fields of a form that begins with the names, as they stand on the page. */
export function pageOrder<Name extends string>(
  fields: readonly (Name | NameField)[],
  language: Language,
): readonly (Name | NameField)[] {
  const names = nameFieldsIn(language);
  return [...names, ...fields.filter((field) => !names.some((name) => name === field))];
}
