import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { failureWords } from './failures.ts';
import { type LabelledField, useFormFields } from './form-fields.ts';

interface AccountFormSettings<Input extends FieldValues, Output, Name> {
  readonly schema: z.ZodType<Output, Input>;
  readonly empty: DefaultValues<Input>;
  /** The fields as they stand on the page. */
  readonly order: readonly Name[];
  /** Rejects where it fails. */
  readonly send: (output: Output) => Promise<void>;
  /** What to say of a failure that has no words of its own. */
  readonly failed: (error: unknown) => string;
}

/** A short form of the account at work: checks, sends, and words what went wrong. */
export function useAccountForm<Input extends FieldValues, Output, Name extends Path<Input> & LabelledField>({
  schema,
  empty,
  order,
  send,
  failed,
}: AccountFormSettings<Input, Output, Name>) {
  const { t } = useTranslation('account');
  const [failure, setFailure] = useState('');
  const form = useForm<Input, unknown, Output>({
    ...FORM_RULES,
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(form, order);
  const submit = form.handleSubmit(
    async (output) => {
      setFailure('');
      try {
        await send(output);
      } catch (error) {
        if (!showRefusal(error)) setFailure(failureWords(error, failed(error), t));
      }
    },
    (errors) => {
      setFailure('');
      focusFirst(errors);
    },
  );
  return {
    form,
    bind,
    submit,
    busy: form.formState.isSubmitting,
    /** What failed in sending; empty when nothing did. */
    failure,
    /** The same, else what is wrong with the fields. */
    alert: failure === '' ? summaryOf(order) : failure,
    clear() {
      form.reset(empty);
      setFailure('');
    },
  };
}
