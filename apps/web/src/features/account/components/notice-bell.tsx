import { Bell } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDisclosure } from '../../../shared/ui/use-disclosure.ts';
import { useNotices } from '../model/use-notices.ts';
import { NoticeDot } from './notice-dot.tsx';
import { NoticeList } from './notice-list.tsx';

interface NoticeBellProps {
  readonly userId: string;
  readonly reportPath: string | null;
}

/** The bell: a dot when there is something, a small list when pressed. */
export function NoticeBell({ userId, reportPath }: NoticeBellProps) {
  const { t } = useTranslation('account');
  const notices = useNotices(userId, reportPath);
  const { open, toggle, close, ref } = useDisclosure();
  const list = useId();
  const label = notices.length === 0 ? t('menu.notices') : t('menu.noticesNew', { count: notices.length });
  return (
    <div ref={ref} className="relative">
      <IconButton
        label={label}
        aria-expanded={open}
        aria-controls={list}
        onClick={toggle}
        className="relative"
      >
        <Bell aria-hidden="true" />
        {notices.length > 0 && <NoticeDot />}
      </IconButton>
      {open && (
        <section
          id={list}
          aria-label={t('menu.notices')}
          className="absolute end-0 top-full z-(--z-pop) mt-1 w-80 rounded-2 border border-line bg-surface shadow-2"
        >
          <NoticeList notices={notices} onFollow={close} />
        </section>
      )}
    </div>
  );
}
