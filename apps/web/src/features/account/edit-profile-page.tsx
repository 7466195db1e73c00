import type { User } from '@lodestar/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUserId } from '../../shared/session/use-session.ts';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { readUserRow } from '../../shared/user/user-row.ts';
import { RETRY_KEYS } from './api/account-calls.ts';
import { EmailSection } from './components/account-section.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { isNetworkTrouble } from './model/failures.ts';

interface EditProfilePageProps {
  readonly reportPath: string;
}

export function EditProfilePage({ reportPath }: EditProfilePageProps) {
  const { t } = useTranslation('account');
  const userId = useUserId();
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
      {userId !== null && <ProfilePart key={userId} userId={userId} next={reportPath} />}
      <div className="mt-10">
        <EmailSection />
      </div>
    </FormPage>
  );
}

interface ProfilePartProps {
  readonly userId: string;
  /** Where a saved profile leads to. */
  readonly next: string;
}

/** The profile: arriving, failed, or there to be edited. */
function ProfilePart({ userId, next }: ProfilePartProps) {
  const { t } = useTranslation('account');
  const { user, missing, error, retry } = useProfile(userId);
  if (user) return <ProfileForm user={user} next={next} />;
  if (missing) return <ErrorState title={t('profile.noUser')} onRetry={retry} />;
  if (error)
    return (
      <div className="mt-6">
        <ErrorState
          title={t('profile.loadFailed')}
          detail={t(isNetworkTrouble(error) ? 'profile.network' : 'profile.reading')}
          onRetry={retry}
        />
      </div>
    );
  return (
    <>
      <RetryProgress retryKey={RETRY_KEYS.profile} />
      <ProfileSkeleton />
    </>
  );
}

const FIELDS = ['last', 'first', 'form', 'district', 'mail', 'title', 'nickname', 'gender'] as const;

/** The outline of the form while the profile arrives. */
function ProfileSkeleton() {
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

interface ProfileState {
  /** Null until it has arrived. */
  readonly user: User | null;
  /** The call succeeded, but there was no user in it. */
  readonly missing: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The user's own row, read anew whenever the page opens. */
function useProfile(userId: string): ProfileState {
  const answer = useQuery({
    queryKey: ['account', 'profile', userId],
    queryFn: async ({ signal }) => {
      const { data } = await readUserRow(userId, { retryKey: RETRY_KEYS.profile, signal });
      return data ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const user = answer.data?.User_ID ? answer.data : null;
  return {
    user,
    missing: answer.isSuccess && user === null,
    error: answer.isError ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
