import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../shared/ui/button-styles.ts';
import { StarTrails } from '../shared/ui/star-trails.tsx';

export function NotFoundPage() {
  const { t } = useTranslation(['app', 'common']);
  return (
    <div className="wrap grid justify-items-center gap-3 py-16 text-center">
      <StarTrails className="w-64" />
      <h1 className="mt-2">{t('notFound.title')}</h1>
      <p className="max-w-md text-ink-2">{t('notFound.text')}</p>
      <Link to="/" className={buttonStyles('primary', 'md', 'mt-3')}>
        {t('common:action.goHome')}
      </Link>
    </div>
  );
}
