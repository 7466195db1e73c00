import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemOf, refusedFields } from './field-problem.ts';
import { type LabelledField, useProblemWords } from './use-problem-words.ts';

/** A form is checked when it is sent; a highlight goes when its field is edited. */
export const FORM_RULES = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const;

export interface FieldBinding {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface FormFields<Name extends string> {
  readonly bind: (name: Name) => FieldBinding;
  /** The problems of these fields as one text; empty when all is well. */
  readonly summaryOf: (names: readonly Name[]) => string;
  /** Puts the focus on the first field with a problem. */
  readonly focusFirst: (errors: FieldErrors) => void;
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
  const { formState, register, getFieldState, getValues, clearErrors, setError, setFocus } = form;
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
    summaryOf: (names) =>
      names
        .flatMap((name) => problemText(name) ?? [])
        .map((text) => text.replace(/[.。]$/, ''))
        .join(t('between')),
    focusFirst(found) {
      const first = order.find((name) => found[name] !== undefined);
      if (first !== undefined) setFocus(first);
    },
    showRefusal(error) {
      const refused = refusedFields(error);
      const named = order.flatMap((name) =>
        refused.filter(({ field }) => field === name).map(({ problem }) => ({ name, problem })),
      );
      for (const [index, { name, problem }] of named.entries()) {
        setError(name, { type: problem }, { shouldFocus: index === 0 });
      }
      return named.length > 0;
    },
  };
}
