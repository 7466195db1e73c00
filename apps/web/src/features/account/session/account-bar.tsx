import { Bell, ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonStyles } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDisclosure } from '../../../shared/ui/use-disclosure.ts';
import { type LogOut, useLogOut } from '../model/log-out.ts';
import { NoticeBell, NoticeList, useNotices } from './notices.tsx';

interface AccountBarProps {
  /** Empty when the server has not said it. */
  readonly userId: string;
  readonly reportPath: string;
  /** The links of the menu; `close` when one is followed. */
  readonly links: (close: () => void) => ReactNode;
}

const MENU_LINE =
  'flex min-h-11 w-full items-center border-s-2 border-transparent px-4 text-ink-2 text-sm hover:bg-sunken';

/** Bell, user id, and the menu with the pages that are not in the bar and log out; in the bar of a wide screen. */
export function AccountBar({ userId, reportPath, links }: AccountBarProps) {
  const { t } = useTranslation('session');
  const { open, toggle, close, ref } = useDisclosure();
  const menu = useId();
  const logOut = useLogOut();
  const shown = userId || t('menu.user');
  return (
    <>
      <NoticeBell userId={userId} reportPath={reportPath} />
      <div ref={ref} className="relative flex items-center">
        <Link
          to={reportPath}
          className={buttonStyles('quiet', 'sm', 'max-w-32 gap-2 px-1.5 text-ink xl:max-w-44')}
        >
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-tint font-strong text-accent uppercase"
          >
            {[...shown][0]}
          </span>
          <span className="truncate">{shown}</span>
        </Link>
        <IconButton
          label={t('menu.title')}
          aria-expanded={open}
          aria-controls={menu}
          className="w-8"
          onClick={toggle}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
        {open && (
          <div
            id={menu}
            className="absolute end-0 top-full z-(--z-pop) mt-1 min-w-60 rounded-3 border border-line bg-surface py-1 shadow-2"
          >
            <p className="px-4 pt-3 pb-2 text-muted text-sm">{t('menu.signedInAs', { userId: shown })}</p>
            {links(close)}
            <div className="border-line border-t pt-1">
              <button
                type="button"
                className={MENU_LINE}
                onClick={() => {
                  close();
                  logOut.request();
                }}
              >
                {t('menu.logout')}
              </button>
            </div>
          </div>
        )}
      </div>
      <LogOutQuestion {...logOut} />
    </>
  );
}

const LINE =
  'flex min-h-12 w-full items-center border-s-2 border-transparent px-5 text-ink-2 no-underline hover:bg-sunken';

interface AccountMenuProps {
  readonly userId: string;
  readonly reportPath: string;
  /** The menu is to close, because something in it was followed. */
  readonly onFollow: () => void;
}

/** Notices, user id and log out, as the last part of the slide-in menu. */
export function AccountMenu({ userId, reportPath, onFollow }: AccountMenuProps) {
  const { t } = useTranslation('session');
  const notices = useNotices(userId, reportPath);
  const logOut = useLogOut();
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
      <Link to={reportPath} onClick={onFollow} className={`${LINE} font-medium`}>
        {userId || t('menu.user')}
      </Link>
      <button
        type="button"
        className={LINE}
        onClick={() => {
          onFollow();
          logOut.request();
        }}
      >
        {t('menu.logout')}
      </button>
      <LogOutQuestion {...logOut} />
    </div>
  );
}

/** Asks whether to leave although something is not saved. */
function LogOutQuestion({ asking, leave, stay }: LogOut) {
  const { t } = useTranslation('session');
  return (
    <Dialog
      open={asking}
      onClose={stay}
      title={t('menu.unsavedTitle')}
      description={t('menu.unsavedText')}
      actions={
        <>
          <Button onClick={leave}>{t('menu.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('menu.stay')}
          </Button>
        </>
      }
    />
  );
}
