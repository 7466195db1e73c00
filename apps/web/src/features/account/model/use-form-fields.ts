import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemOf, refusedFields } from './field-problem.ts';
import { type LabelledField, useProblemWords } from './use-problem-words.ts';

/** A form is checked when it is sent; a highlight goes when its field is edited. */
export const FORM_RULES = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

export interface FieldBinding {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface FormFields<Name extends string> {
  readonly bind: (name: Name) => FieldBinding;
  /** Every problem there is, in the order of the fields, as one text; empty when all is well. */
  readonly summary: string;
  /** Shows what the server refused at its fields, the focus on the first; false when it named none of them. */
  readonly showRefusal: (error: unknown) => boolean;
}

/** Ties fields to a form, with their problems in words. `order`: the fields as they stand on the page. */
export function useFormFields<Input extends FieldValues, Output, Name extends Path<Input> & LabelledField>(
  form: UseFormReturn<Input, unknown, Output>,
  order: readonly Name[],
): FormFields<Name> {
  const { t } = useTranslation('account');
  const words = useProblemWords();
  const { formState, register, getFieldState, getValues, clearErrors, setError } = form;
  const { errors } = formState;

  const problemText = (name: Name): string | undefined => {
    const { error } = getFieldState(name, { ...formState, errors });
    return error && words(name, problemOf(name, error.type, getValues(name)));
  };
  return {
    bind: (name) => ({
      input: register(name, { onChange: () => clearErrors(name) }),
      error: problemText(name),
    }),
    summary: order
      .flatMap((name) => problemText(name) ?? [])
      .map((text) => text.replace(/[.。]$/, ''))
      .join(t('between')),
    showRefusal(error) {
      const refused = refusedFields(error).flatMap(({ field, problem }) => {
        const name = order.find((one) => one === field);
        return name === undefined ? [] : [{ name, problem }];
      });
      for (const [index, { name, problem }] of refused.entries()) {
        setError(name, { type: problem }, { shouldFocus: index === 0 });
      }
      return refused.length > 0;
    },
  };
}
