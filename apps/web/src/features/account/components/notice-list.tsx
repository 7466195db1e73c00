import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';
import type { Notice } from '../model/use-notices.ts';

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onFollow: () => void;
}

/** What is new, one line each, with the one thing to do about it. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  const { t } = useTranslation('account');
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
