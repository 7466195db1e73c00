import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { FormPage } from '../../../shared/ui/form-page.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface ProfileLayoutProps {
  readonly reportPath: string;
  readonly children: ReactNode;
}

/** What stands above the profile, the same before and after its script is there. */
export function ProfileLayout({ reportPath, children }: ProfileLayoutProps) {
  const { t } = useTranslation('account');
  return (
    <FormPage title={t('profile.title')} lead={t('profile.lead')} wide>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={reportPath} className={buttonStyles('secondary', 'sm')}>
          <ArrowLeft aria-hidden="true" />
          {t('profile.back')}
        </Link>
        <Link to="/account" className={buttonStyles('quiet', 'sm', 'max-[30rem]:-ms-2.5')}>
          {t('profile.account')}
        </Link>
      </div>
      {children}
    </FormPage>
  );
}

const FIELDS = ['last', 'first', 'form', 'district', 'mail', 'title', 'nickname', 'gender'] as const;

/** The outline of the form while the profile arrives. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-x-5 gap-y-4 md:grid-cols-2">
      {FIELDS.map((field) => (
        <div key={field} className="grid gap-1">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
