import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';
import { LogOutButton } from './log-out-button.tsx';
import { NoticeBell } from './notice-bell.tsx';

interface AccountBarProps {
  /** Empty when the server has not said it. */
  readonly userId: string;
  /** Null until there is a report. */
  readonly reportPath: string | null;
}

/** Bell, user id and log out, in the bar of a wide screen. */
export function AccountBar({ userId, reportPath }: AccountBarProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <NoticeBell userId={userId} reportPath={reportPath} />
      <Link to={reportPath ?? '/account'} className={buttonStyles('quiet', 'sm', 'max-w-40')}>
        <span className="truncate">{userId || t('menu.user')}</span>
      </Link>
      <LogOutButton className={buttonStyles('quiet', 'sm')} />
    </>
  );
}
