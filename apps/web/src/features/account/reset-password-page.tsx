import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { ResetForm } from './components/reset-form.tsx';

/** The token stands in the fragment of the mailed link, which no server ever sees. */
function tokenIn(hash: string): string | null {
  const fragment = hash.replace(/^#/, '');
  return new URLSearchParams(fragment).get('token') ?? (fragment || null);
}

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const token = tokenIn(useLocation().hash);
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      {token === null ? (
        <div className="mt-6 grid justify-items-start gap-2">
          <p role="alert">{t('reset.noToken')}</p>
          <Link to="/forgot-password" className="inline-flex min-h-(--tap) items-center">
            {t('reset.again')}
          </Link>
        </div>
      ) : (
        <ResetForm token={token} />
      )}
    </FormPage>
  );
}
