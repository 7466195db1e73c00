import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@lodestar/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type FieldBinding, FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { refreshSession } from '../../../shared/session.ts';
import { changeUserRow } from '../../../shared/user/user-row.ts';
import { RETRY_KEYS } from '../api/account-calls.ts';
import { isNetworkTrouble } from './call-failure.ts';
import { pageOrder } from './name-order.ts';
import {
  PROFILE_ORDER,
  type ProfileInput,
  type ProfileOutput,
  profileInput,
  profileSchema,
  withProfile,
} from './profile-form.ts';
import { useFormFields } from './use-form-fields.ts';

const LEAVE_AFTER_MS = 1500;

interface ProfileFormState {
  readonly bind: (name: (typeof PROFILE_ORDER)[number]) => FieldBinding;
  readonly send: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly alert: string;
}

/** The profile form at work: saves by read, merge and write, says so, and goes on to `next` a moment later. */
export function useProfileForm(user: User, next: string): ProfileFormState {
  const { t, i18n } = useTranslation('account');
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(false);
  const form = useForm<ProfileInput, unknown, ProfileOutput>({
    ...FORM_RULES,
    resolver: zodResolver(profileSchema),
    defaultValues: profileInput(user),
  });
  const { dirtyFields } = form.formState;
  const { bind, summaryOf, focusFirst, showRefusal } = useFormFields(
    form,
    pageOrder(PROFILE_ORDER, languageOf(i18n.language)),
  );

  useEffect(() => {
    if (!saved) return;
    const leave = setTimeout(() => void navigate(next), LEAVE_AFTER_MS);
    return () => clearTimeout(leave);
  }, [saved, navigate, next]);

  const submit = async (output: ProfileOutput) => {
    setFailure('');
    try {
      await changeUserRow(
        user.User_ID,
        (latest) => withProfile(latest, output, dirtyFields),
        RETRY_KEYS.profile,
      );
      refreshSession();
      setSaved(true);
    } catch (error) {
      if (showRefusal(error)) return;
      setFailure(t(isNetworkTrouble(error) ? 'profile.network' : 'profile.writing'));
    }
  };
  return {
    bind,
    send: (event) =>
      void form.handleSubmit(submit, (errors) => {
        setFailure('');
        focusFirst(errors);
      })(event),
    busy: form.formState.isSubmitting,
    saved,
    alert: failure === '' ? summaryOf(PROFILE_ORDER) : failure,
  };
}
