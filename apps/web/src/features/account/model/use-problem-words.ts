import { ACCOUNT_LIMITS, PASSWORD_LENGTH } from '@lodestar/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from './field-problem.ts';

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
  'consent',
] as const;
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
  identifier: ACCOUNT_LIMITS.email,
};

/** Puts the problem of a field into words. */
export function useProblemWords(): (field: LabelledField, problem: Problem) => string {
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
