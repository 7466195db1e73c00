import type { User } from '@lodestar/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../../shared/session/use-session.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../shared/ui/retry-progress.tsx';
import { readUserRow } from '../../shared/user/user-row.ts';
import { EmailSection } from './components/account-section.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { ProfileLayout, ProfileSkeleton } from './components/profile-layout.tsx';
import { isNetworkTrouble } from './model/failures.ts';

interface EditProfilePageProps {
  readonly reportPath: string;
}

export function EditProfilePage({ reportPath }: EditProfilePageProps) {
  const userId = useUserId();
  return (
    <ProfileLayout reportPath={reportPath}>
      {userId !== null && <ProfilePart key={userId} userId={userId} next={reportPath} />}
      <div className="mt-10">
        <EmailSection />
      </div>
    </ProfileLayout>
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
      <RetryProgress of="readRow" />
      <ProfileSkeleton />
    </>
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
      const { data } = await readUserRow(userId, signal);
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
