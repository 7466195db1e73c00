import type { User } from '@lodestar/contract';
import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type FieldBinding, FORM_RULES } from '../../../shared/forms/use-bound-fields.ts';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FormAlert } from '../../../shared/ui/field.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { changeUserRow } from '../../../shared/user/user-row.ts';
import { isNetworkTrouble } from '../model/failures.ts';
import { formDraft } from '../model/form-draft.ts';
import { pageOrder, useFormFields } from '../model/form-fields.ts';
import type { ProfileInput, ProfileOutput } from '../model/profile-schema.ts';
import { AboutFields, ExtraFields, FormSection, LeftoverNotice } from './profile-fields.tsx';

interface ProfileFormProps {
  readonly user: User;
  readonly next: string;
}

export function ProfileForm({ user, next }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { bind, send, busy, saved, alert, leftover, keep, undo } = useProfileForm(user, next);
  return (
    <form noValidate onSubmit={send} onChange={keep} className="mt-6 grid gap-8">
      {leftover && <LeftoverNotice {...leftover} onUndo={undo} />}
      <FormSection title={t('register.about')}>
        <AboutFields bind={bind} />
      </FormSection>
      <FormSection title={t('register.extra')} lead={t('register.extraLead')} apart>
        <ExtraFields bind={bind} />
      </FormSection>
      <div className="grid gap-3">
        <FormAlert text={alert} />
        <RetryProgress of="readRow" />
        <RetryProgress of="writeRow" />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" disabled={busy || saved} className="max-md:w-full">
            {t(busy ? 'profile.busy' : 'profile.save')}
          </Button>
          <p role="status" className="flex items-center gap-2 text-sm text-success [&>svg]:size-4">
            {saved && (
              <>
                <Check aria-hidden="true" />
                {t('profile.saved')}
              </>
            )}
          </p>
        </div>
      </div>
    </form>
  );
}

const LEAVE_AFTER_MS = 1500;

type ProfileField = (typeof PROFILE_ORDER)[number];

interface ProfileFormState {
  readonly bind: (name: ProfileField) => FieldBinding;
  readonly send: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly alert: string;
  /** The fields that an earlier visit left changed: those whose changes are back, and those whose changes are lost. */
  readonly leftover: {
    readonly back: readonly ProfileField[];
    readonly lost: readonly ProfileField[];
  } | null;
  /** Notes what the form holds now, so that it outlives a reload. */
  readonly keep: () => void;
  readonly undo: () => void;
}

const loadSchema = () => import('../model/profile-schema.ts');

/** Checks by the schema once its script has come; without it nothing is sent, and the connection is blamed. */
const resolveLater: Resolver<ProfileInput, unknown, ProfileOutput> = async (...form) => {
  const schema = await loadSchema().catch(() => null);
  return schema === null
    ? { values: {}, errors: { root: { type: 'network' } } }
    : schema.resolveProfile(...form);
};

/** The profile form at work: saves by read, merge and write, says so, and goes on to `next` a moment later. */
function useProfileForm(user: User, next: string): ProfileFormState {
  const { t, i18n } = useTranslation('account');
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(false);
  const onServer = useMemo(() => profileInput(user), [user]);
  const [draft] = useState(() => formDraft({ userId: user.User_ID }, 'profile', PROFILE_ORDER));
  const form = useForm<ProfileInput, unknown, ProfileOutput>({
    ...FORM_RULES,
    resolver: resolveLater,
    defaultValues: onServer,
  });
  const { reset } = form;
  const [leftover, setLeftover] = useState(() => {
    const back = draft.changes(onServer);
    const lost = draft.read().typed;
    return back.length + lost.length === 0 ? null : { back, lost };
  });
  const [found] = useState(leftover);
  useEffect(() => {
    if (!found) return;
    const { choices } = draft.read();
    const changes = Object.fromEntries(found.back.map((name) => [name, choices[name]]));
    reset({ ...onServer, ...changes }, { keepDefaultValues: true });
    // What was lost is told once.
    if (found.back.length === 0) draft.forget();
  }, [found, draft, onServer, reset]);
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
      await changeUserRow(user.User_ID, (latest) => withProfile(latest, output, dirtyFields));
      draft.forget();
      setLeftover(null);
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
        setFailure(errors.root === undefined ? '' : t('profile.network'));
        focusFirst(errors);
      })(event),
    busy: form.formState.isSubmitting,
    saved,
    alert: failure === '' ? summaryOf(PROFILE_ORDER) : failure,
    leftover,
    keep() {
      void loadSchema().catch(() => undefined);
      if (!draft.keep(form.getValues(), onServer)) setLeftover(null);
    },
    undo() {
      reset(onServer);
      draft.forget();
      setLeftover(null);
      setFailure('');
    },
  };
}

/** The fields in the order of their messages and, but for the names (`pageOrder`), of the page. */
const PROFILE_ORDER = [
  'First_Name',
  'Last_Name',
  'Form',
  'School_District',
  'Title',
  'Nickname',
  'Gender',
  'Tel',
  'School_Name',
] as const satisfies readonly (keyof ProfileInput)[];

const FORM_TEXTS = ['', '1', '2', '3', '4', '5', '6'] as const;

/** A user's row as the form shows it. */
function profileInput(user: User): ProfileInput {
  return {
    First_Name: user.First_Name,
    Last_Name: user.Last_Name,
    Form: FORM_TEXTS[user.Form ?? 0] ?? '',
    School_District: user.School_District,
    Title: user.Title ?? '',
    Nickname: user.Nickname ?? '',
    Gender: user.Gender ?? '',
    Tel: user.Tel ?? '',
    School_Name: user.School_Name ?? '',
  };
}

/** The latest row with what the form changed in it; a changed profile calls for a new recommendation. */
function withProfile(
  latest: User,
  output: ProfileOutput,
  changed: Readonly<Partial<Record<keyof ProfileInput, unknown>>>,
): User {
  const changes = Object.fromEntries(Object.entries(output).filter(([name]) => Object.hasOwn(changed, name)));
  return { ...latest, ...changes, needs_recommendation_regeneration: true };
}
