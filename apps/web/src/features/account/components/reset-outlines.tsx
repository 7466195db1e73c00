import { useTranslation } from 'react-i18next';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** The page that asks for a link by mail, before its script is there. */
export function ForgotPasswordOutline() {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('reset.askTitle')} lead={t('reset.askLead')}>
      <div className="mt-6 grid gap-4">
        <div className="grid gap-1">
          <Skeleton className="my-0.5 h-4.5 w-36" />
          <Skeleton className="h-11.5 w-full" />
        </div>
        <Skeleton className="h-11 w-28 max-md:w-full" />
      </div>
    </FormPage>
  );
}

/** The page that the link leads to, before its script has read the link. */
export function ResetPasswordOutline() {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('reset.title')} lead={t('reset.lead')}>
      <Skeleton className="mt-6 h-11.5 w-full" />
    </FormPage>
  );
}
