import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageConfig } from '../../shared/api/use-page-config.ts';
import { useNear } from '../../shared/ui/use-near.ts';
import { builtRoute } from '../route-table.ts';
import { Brand } from './brand.tsx';

const LINK = 'inline-flex min-h-(--tap) items-center break-all text-ink-2';

export function Footer() {
  const { t } = useTranslation('app');
  const [ref, near] = useNear<HTMLElement>();
  const config = usePageConfig(near);
  const help = builtRoute('help');
  return (
    <footer ref={ref} className="mt-16 border-line border-t py-8 text-muted text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3">
        <Brand />
        <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        <span>{t('footer.reference')}</span>
        {config?.footerCredit && <span>{config.footerCredit}</span>}
        {help && (
          <Link to={help.path} className={LINK}>
            {t('page.help')}
          </Link>
        )}
        {config?.contactEmail && (
          <a href={`mailto:${config.contactEmail}`} className={LINK}>
            {t('footer.contact', { email: config.contactEmail })}
          </a>
        )}
      </div>
    </footer>
  );
}
