import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type AnswerOf, call } from '../../../shared/api/call.ts';
import { useUserRecord } from '../../../shared/session/use-session.ts';
import { refreshSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { failureWords } from '../model/failures.ts';
import { AccountSection } from './account-section.tsx';
import { CodeForm, ConfirmPasswordDialog, usePasswordGate } from './confirmations.tsx';

const SecondFactorSetUp = lazy(() =>
  import('./second-factor-set-up.tsx').then((module) => ({ default: module.SecondFactorSetUp })),
);

/** A code besides the password, for admins. */
export function SecondFactorSection() {
  return useUserRecord()?.admin === true ? <AdminsSecondFactor /> : null;
}

function AdminsSecondFactor() {
  const { t } = useTranslation('account');
  const [secret, setSecret] = useState<AnswerOf<'beginSecondFactor'> | null>(null);
  const [drawing, setDrawing] = useState(false);
  const gate = usePasswordGate((error) =>
    notify('error', failureWords(error, t('account.secondFactor.beginFailed'), t)),
  );
  const begin = async () => {
    setDrawing(true);
    try {
      setSecret(await call('beginSecondFactor'));
    } finally {
      setDrawing(false);
    }
  };
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', 'secondFactor'],
    queryFn: ({ signal }) => call('secondFactorState', { signal }),
    staleTime: 0,
  });
  const leave = () => {
    setSecret(null);
    void refetch();
  };
  return (
    <AccountSection title={t('account.secondFactor.title')} lead={t('account.secondFactor.lead')}>
      {isError && <ErrorState title={t('account.secondFactor.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div role="status" aria-label={t('account.secondFactor.loading')}>
          <Skeleton className="h-13 w-full" />
        </div>
      )}
      {secret !== null && (
        <Suspense fallback={<Skeleton className="h-72 max-w-[26rem]" />}>
          <SecondFactorSetUp secret={secret} onDone={leave} />
        </Suspense>
      )}
      {data && secret === null && data.on && <SwitchedOn state={data} onOff={leave} />}
      {data && secret === null && !data.on && (
        <div className="grid justify-items-start gap-3">
          {data.required && <p className="text-sm">{t('account.secondFactor.required')}</p>}
          <Button disabled={drawing} onClick={() => void gate.pass(begin)}>
            {t(drawing ? 'account.secondFactor.beginning' : 'account.secondFactor.begin')}
          </Button>
        </div>
      )}
      <ConfirmPasswordDialog gate={gate} />
    </AccountSection>
  );
}

interface SwitchedOnProps {
  readonly state: AnswerOf<'secondFactorState'>;
  readonly onOff: () => void;
}

function SwitchedOn({ state, onOff }: SwitchedOnProps) {
  const { t } = useTranslation('account');
  const [leaving, setLeaving] = useState(false);
  const send = async (code: string) => {
    await call('endSecondFactor', { body: { code } });
    notify('success', t('account.secondFactor.offDone'));
    onOff();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm">
        {t('account.secondFactor.on')} {t('account.secondFactor.left', { count: state.recoveryCodesLeft })}
      </p>
      {leaving ? (
        <CodeForm
          submit={t('account.secondFactor.off')}
          busy={t('account.secondFactor.switchingOff')}
          failed={t('account.secondFactor.offFailed')}
          onSend={send}
        />
      ) : (
        <Button onClick={() => setLeaving(true)}>{t('account.secondFactor.offOpen')}</Button>
      )}
    </div>
  );
}

/** Where the address printed at the server's start leads. */
const PLACE = '#admin-code';

/** The way to the first admin; nobody else is bothered with it. */
export function AdminCodeSection() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const record = useUserRecord();
  if (hash !== PLACE || record?.admin !== false) return null;
  const send = async (code: string) => {
    await call('claimAdmin', { body: { code } });
    notify('success', t('account.adminCode.done'));
    refreshSession();
  };
  return (
    <AccountSection title={t('account.adminCode.title')} lead={t('account.adminCode.lead')}>
      <CodeForm
        submit={t('account.adminCode.submit')}
        busy={t('account.adminCode.busy')}
        failed={t('account.adminCode.failed')}
        onSend={send}
      />
    </AccountSection>
  );
}
