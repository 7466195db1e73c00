import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BoundFields, useBoundFields } from '../../../shared/forms/use-bound-fields.ts';
import { problemOf } from './field-problem.ts';
import { type LabelledField, useProblemWords } from './use-problem-words.ts';

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
