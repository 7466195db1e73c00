import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { refreshSession } from '../../shared/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FormAlert } from '../../shared/ui/field.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { tokenIn } from './api/account-calls.ts';
import { failureWords, isRefused } from './model/failures.ts';

/** Where the link that confirms an e-mail address leads. A button confirms: programs that look links over must not. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const token = tokenIn(useLocation().hash);
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState('');
  const confirm = async (token: string) => {
    setState('busy');
    setFailure('');
    try {
      await call('confirmEmail', { body: { token } });
      setState('done');
      refreshSession();
    } catch (error) {
      setFailure(failureWords(error, t(isRefused(error) ? 'confirmEmail.refused' : 'failure.server'), t));
      setState('asking');
    }
  };
  return (
    <FormPage title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
      <div className="mt-6 grid justify-items-start gap-4">
        {token === null && <p role="alert">{t('confirmEmail.noToken')}</p>}
        <FormAlert text={failure} />
        {token !== null && state !== 'done' && (
          <Button variant="primary" disabled={state === 'busy'} onClick={() => void confirm(token)}>
            {t(state === 'busy' ? 'confirmEmail.busy' : 'confirmEmail.submit')}
          </Button>
        )}
        <p role="status">{state === 'done' && t('confirmEmail.done')}</p>
        <Link to="/account" className="inline-flex min-h-(--tap) items-center">
          {t('confirmEmail.toAccount')}
        </Link>
      </div>
    </FormPage>
  );
}
