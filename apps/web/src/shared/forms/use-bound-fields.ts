import type { FieldProblem } from '@lodestar/contract';
import type { FieldErrors, FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** A form is checked when it is sent; a highlight goes when its field is edited. */
export const FORM_RULES = { mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false } as const;

export interface FieldBinding {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Words for what is wrong with a field: the code of a schema's issue or a word of the server, for what it holds. */
type ProblemWords<Name extends string> = (name: Name, code: string, value: unknown) => string;

export interface BoundFields<Name extends string> {
  readonly bind: (name: Name) => FieldBinding;
  readonly problemText: (name: Name) => string | undefined;
  /** Puts the focus on the first field with a problem. */
  readonly focusFirst: (errors: FieldErrors) => void;
  /** Shows what the server refused at its fields, the focus on the first; false when it named none of them. */
  readonly showRefusal: (error: unknown) => boolean;
}

/** Ties fields to a form, with their problems in words. `order`: the fields as they stand on the page. */
export function useBoundFields<Input extends FieldValues, Output, Name extends Path<Input>>(
  form: UseFormReturn<Input, unknown, Output>,
  order: readonly Name[],
  words: ProblemWords<Name>,
): BoundFields<Name> {
  const { formState, register, getFieldState, getValues, clearErrors, setError, setFocus } = form;
  const { errors } = formState;

  const problemText = (name: Name): string | undefined => {
    const { error } = getFieldState(name, { ...formState, errors });
    return error && words(name, error.type, getValues(name));
  };
  return {
    problemText,
    bind: (name) => ({
      input: register(name, { onChange: () => clearErrors(name) }),
      error: problemText(name),
    }),
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

function isFieldProblem(entry: unknown): entry is FieldProblem {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'field' in entry &&
    typeof entry.field === 'string' &&
    'problem' in entry &&
    typeof entry.problem === 'string'
  );
}

/** The fields that the server refused. */
export function refusedFields(error: unknown): readonly FieldProblem[] {
  const fields = error instanceof ApiError ? error.params.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldProblem) : [];
}
