import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Mark } from './mark.tsx';

export function Brand() {
  const { t } = useTranslation('app');
  return (
    <Link
      to="/"
      className="inline-flex min-h-(--tap) items-center gap-2.5 whitespace-nowrap font-display font-strong text-ink text-lg leading-none no-underline"
    >
      <Mark />
      {t('brand')}
    </Link>
  );
}
