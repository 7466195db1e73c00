import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageConfig } from '../../../../shared/api/use-page-config.ts';
import { buttonStyles } from '../../../../shared/ui/button-styles.ts';
import { QrCode } from './qr-code.tsx';

/** Where to go from here: two links, and the address for whoever sits in the room. */
export function ClosingPart() {
  const { t } = useTranslation('presentation');
  const home = usePageConfig()?.publicUrl ?? location.origin;
  const url = new URL('/register', home).href;
  return (
    <div className="grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-2xl">{t('closing.title')}</h2>
        <p className="mt-3 max-w-(--measure) text-ink-2 text-lg">{t('closing.text')}</p>
        <p className="mt-6 flex flex-wrap gap-2 print:hidden">
          <Link to="/register" className={buttonStyles('primary', 'md')}>
            {t('closing.start')}
          </Link>
          <Link to="/help" className={buttonStyles('secondary', 'md')}>
            {t('closing.more')}
          </Link>
        </p>
      </div>
      <figure className="text-center">
        <QrCode url={url} label={t('closing.qr', { url })} />
        <figcaption className="mt-2 text-ink-2 text-sm leading-snug">
          {t('closing.scan')}
          <br />
          <span className="text-muted text-xs [overflow-wrap:anywhere]">{url}</span>
        </figcaption>
      </figure>
    </div>
  );
}
