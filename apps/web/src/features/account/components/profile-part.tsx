import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { RetryProgress } from '../../../shared/ui/retry-progress.tsx';
import { RETRY_KEYS } from '../api/account-calls.ts';
import { isNetworkTrouble } from '../model/call-failure.ts';
import { useProfile } from '../model/use-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface ProfilePartProps {
  readonly userId: string;
  /** Where a saved profile leads to. */
  readonly next: string;
}

/** The profile: arriving, failed, or there to be edited. */
export function ProfilePart({ userId, next }: ProfilePartProps) {
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
