import type { TFunction } from 'i18next';
import { loginFailure } from './login-failure.ts';

/** Words for a failed call of the account page: trouble on the way, a lock, else what failed. */
export function failureWords(error: unknown, failed: string, t: TFunction<'account'>): string {
  const failure = loginFailure(error);
  switch (failure.kind) {
    case 'locked':
      return failure.minutes === null ? t('login.locked') : t('login.lockedFor', { count: failure.minutes });
    case 'server':
    case 'network':
    case 'timeout':
    case 'cancelled':
      return t(`failure.${failure.kind}`);
    default:
      return failed;
  }
}
