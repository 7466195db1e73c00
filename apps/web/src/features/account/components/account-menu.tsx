import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNotices } from '../model/use-notices.ts';
import { LogOutButton } from './log-out-button.tsx';
import { NoticeList } from './notice-list.tsx';

const LINE =
  'flex min-h-12 w-full items-center border-s-2 border-transparent px-5 text-ink-2 no-underline hover:bg-sunken';

interface AccountMenuProps {
  readonly userId: string;
  readonly reportPath: string | null;
  /** The menu is to close, because something in it was followed. */
  readonly onFollow: () => void;
}

/** The same as the bar of a wide screen, as the last part of the slide-in menu. */
export function AccountMenu({ userId, reportPath, onFollow }: AccountMenuProps) {
  const { t } = useTranslation('account');
  const notices = useNotices(userId, reportPath);
  return (
    <div className="border-line border-t py-2">
      <section aria-label={t('menu.notices')}>
        <p className="flex min-h-12 items-center gap-2 px-5 text-ink-2">
          <Bell aria-hidden="true" className="size-5 stroke-[1.75]" />
          {t('menu.notices')}
        </p>
        <div className={notices.length > 0 ? 'mx-4 mb-2 rounded-2 bg-accent-tint' : 'ps-8'}>
          <NoticeList notices={notices} onFollow={onFollow} />
        </div>
      </section>
      <Link to={reportPath ?? '/account'} onClick={onFollow} className={`${LINE} font-medium`}>
        {userId || t('menu.user')}
      </Link>
      <Link to="/account" onClick={onFollow} className={LINE}>
        {t('menu.account')}
      </Link>
      <LogOutButton className={LINE} onPress={onFollow} />
    </div>
  );
}
