import { Bell } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageConfig } from '../../../shared/api/use-page-config.ts';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { eventEmitter } from '../../../shared/event-emitter.ts';
import { useSees, useUserRecord } from '../../../shared/session/use-session.ts';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useDisclosure } from '../../../shared/ui/use-disclosure.ts';
import { useSaving } from '../../../shared/work/saving.tsx';
import { keyOf } from '../../../shared/work/work-keys.ts';
import { runningAccountWork } from '../model/account-sync.ts';
import { openGuestQuestion, useGuestQuestion } from '../model/guest-work.ts';

interface MenuDotProps {
  readonly userId: string;
  readonly reportPath: string;
}

/** The bell's dot, on the button of the menu that holds the bell on a narrow screen. */
export function MenuDot({ userId, reportPath }: MenuDotProps) {
  return useNotices(userId, reportPath).length > 0 ? <NoticeDot /> : null;
}

interface NoticeBellProps {
  readonly userId: string;
  readonly reportPath: string;
}

/** The bell: a dot when there is something, a small list when pressed. */
export function NoticeBell({ userId, reportPath }: NoticeBellProps) {
  const { t } = useTranslation('session');
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

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onFollow: () => void;
}

/** What is new, one line each, with the one thing to do about it. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const { t } = useTranslation('session');
  if (notices.length === 0) return <p className="px-4 py-3 text-muted text-sm">{t('menu.none')}</p>;
  const styles = buttonStyles('quiet', 'sm', '-ms-2.5 justify-self-start');
  return (
    <ul>
      {notices.map(({ kind, year, to, onPress }) => {
        const follow = () => {
          onPress?.();
          onFollow();
        };
        return (
          <li
            key={kind}
            className="grid gap-1 border-line border-b px-4 py-3 text-sm leading-snug last:border-b-0"
          >
            {t(`menu.${kind}`, { year })}
            {to === undefined ? (
              <button type="button" className={styles} onClick={follow}>
                {t(`menu.${kind}Action`)}
              </button>
            ) : (
              <Link to={to} className={styles} onClick={follow}>
                {t(`menu.${kind}Action`)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In the corner of a button behind which something new is to be read. */
function NoticeDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute end-2.5 top-2.5 size-2.5 rounded-full border-2 border-paper bg-danger"
    />
  );
}

/** What the bell has to say: with a page to go to, something to do, or both. */
interface Notice {
  readonly kind: 'unsaved' | 'guestWork' | 'newYear' | 'recommendation';
  readonly year?: string;
  readonly to?: string;
  readonly onPress?: () => void;
}

const yearSeen = eventEmitter();

function rememberYear(key: string, collection: string): void {
  browserStorage.setItem(key, collection);
  yearSeen.emit();
}

/** A year's programmes that this pupil has not seen yet; the first year there is is no news. */
function useNewYear(userId: string): Notice | null {
  const collection = usePageConfig()?.collection;
  const key = keyOf({ userId }, 'seenYear');
  const seen = useSyncExternalStore(yearSeen.listen, () => browserStorage.getItem(key));
  const isNews = collection !== undefined && seen !== null && seen < collection;

  useEffect(() => {
    const before = browserStorage.getItem(key);
    if (collection !== undefined && (before === null || before > collection)) rememberYear(key, collection);
  }, [collection, key]);

  if (!isNews) return null;
  const onPress = () => rememberYear(key, collection);
  return { kind: 'newYear', year: collection.replace(/^\D*/, ''), to: '/jupaselect', onPress };
}

/** The notices for whoever is signed in. */
export function useNotices(userId: string, reportPath: string): readonly Notice[] {
  const parts = [useSaving('scores'), useSaving('choices'), useSaving('trajectory')];
  const question = useGuestQuestion();
  const record = useUserRecord();
  const sees = useSees();
  const newYear = useNewYear(userId);
  const notices: Notice[] = [];
  if (parts.some(({ phase }) => phase === 'saveFailed'))
    notices.push({ kind: 'unsaved', onPress: () => void runningAccountWork()?.settle() });
  if (question === 'waiting') notices.push({ kind: 'guestWork', onPress: openGuestQuestion });
  if (newYear) notices.push(newYear);
  if (sees('eddyRecommendation') && record?.needs_recommendation_regeneration)
    notices.push({ kind: 'recommendation', to: reportPath });
  return notices;
}
