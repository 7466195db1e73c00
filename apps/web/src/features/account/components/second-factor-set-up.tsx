import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerOf, call } from '../../../shared/api/call.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { notify } from '../../../shared/ui/toast.ts';
import { CodeForm } from './confirmations.tsx';

interface SetUpProps {
  readonly secret: AnswerOf<'beginSecondFactor'>;
  readonly onDone: () => void;
}

/** The secret, its first code, and the recovery codes, which are shown this once. */
export function SecondFactorSetUp({ secret, onDone }: SetUpProps) {
  const { t } = useTranslation('account');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes !== null) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  const send = async (code: string) => {
    const answer = await call('confirmSecondFactor', { body: { code } });
    setRecoveryCodes(answer.recoveryCodes);
    notify('success', t('account.secondFactor.done'));
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-[36rem] text-sm">{t('account.secondFactor.scan')}</p>
      <div className="w-48">
        <QrCode text={secret.uri} label={t('account.secondFactor.qr')} />
      </div>
      <p className="text-sm">
        {t('account.secondFactor.secret')}{' '}
        <code className="block break-all font-mono text-md">
          {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <CodeForm
        submit={t('account.secondFactor.confirm')}
        busy={t('account.secondFactor.confirming')}
        failed={t('account.secondFactor.confirmFailed')}
        onSend={send}
      />
    </div>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-3">
      <h3 className="text-md">{t('account.secondFactor.recovery')}</h3>
      <p className="max-w-[36rem] text-ink-2 text-sm">{t('account.secondFactor.recoveryLead')}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          onClick={() =>
            saveFile('lodestar-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')
          }
        >
          <Download aria-hidden="true" />
          {t('account.secondFactor.save')}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('account.secondFactor.print')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('account.secondFactor.kept')}
        </Button>
      </div>
    </div>
  );
}
