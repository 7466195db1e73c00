import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button-styles.ts';

export function ClosingCall() {
  const { t } = useTranslation('support');
  return (
    <section className="mt-12 grid items-center gap-x-10 gap-y-4 rounded-2 bg-accent-tint p-6 md:grid-cols-[1fr_auto] md:px-10 md:py-8">
      <div>
        <h2 className="mb-1">{t('close.title')}</h2>
        <p className="text-ink-2">{t('close.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/jupaselect" className={buttonStyles('secondary', 'md')}>
          {t('close.start')}
        </Link>
        <Link to="/register" className={buttonStyles('primary', 'md')}>
          {t('close.register')}
        </Link>
      </div>
    </section>
  );
}
