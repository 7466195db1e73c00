import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { OpenedLater } from '../../../shared/ui/dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { CodeFormProps, PasswordDialogProps } from './confirmation-forms.tsx';

const loadForms = () => import('./confirmation-forms.tsx');
const LazyPasswordDialog = lazy(() => loadForms().then((module) => ({ default: module.PasswordDialog })));
const LazyCodeForm = lazy(() => loadForms().then((module) => ({ default: module.CodeForm })));

/** Asks for the password once more before something that a stolen device must not do; fetched when first asked. */
export const PasswordDialog = (props: PasswordDialogProps) => (
  <OpenedLater open={props.open}>
    <LazyPasswordDialog {...props} />
  </OpenedLater>
);

/** Asks for the password when the server wants it once more, and goes on with what was asked for. */
export function ConfirmPasswordDialog({ gate }: { readonly gate: PasswordGate }) {
  const { t } = useTranslation('account');
  return (
    <PasswordDialog
      words={{
        title: t('account.confirm.question'),
        text: t('account.confirm.text'),
        submit: t('account.confirm.submit'),
        busy: t('account.confirm.busy'),
        cancel: t('account.confirm.cancel'),
        failed: t('account.confirm.failed'),
      }}
      open={gate.asking}
      onClose={gate.giveUp}
      onGiven={gate.give}
    />
  );
}

interface PasswordGate {
  readonly asking: boolean;
  /** Runs the work; when the server wants the password first, it is run again once that was given. */
  readonly pass: (work: () => Promise<void>) => Promise<void>;
  readonly give: (password: string) => Promise<void>;
  readonly giveUp: () => void;
}

/** For work that the server does only soon after the password was given. `onFailed`: it failed for another reason. */
export function usePasswordGate(onFailed: (error: unknown) => void): PasswordGate {
  const [waiting, setWaiting] = useState<{ readonly work: () => Promise<void> } | null>(null);
  const pass = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'password_required') setWaiting({ work });
      else onFailed(error);
    }
  };
  return {
    asking: waiting !== null,
    pass,
    give: async (password) => {
      await call('confirmPassword', { body: { password } });
      const work = waiting?.work;
      setWaiting(null);
      if (work) await pass(work);
    },
    giveUp: () => setWaiting(null),
  };
}

/** One code and what it is sent for. */
export function CodeForm(props: CodeFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-36 max-w-[26rem]" />}>
      <LazyCodeForm {...props} />
    </Suspense>
  );
}
