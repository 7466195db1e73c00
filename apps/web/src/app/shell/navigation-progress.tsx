import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** A hairline under the bar while the next page is fetched; it appears only when that takes a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('app');
  const { state } = useNavigation();
  return (
    <div role="status" className="sticky top-14 z-(--z-sticky) h-0">
      {state === 'loading' && (
        <span className="late-appearance block h-0.5 bg-accent">
          <span className="sr-only">{t('loadingPage')}</span>
        </span>
      )}
    </div>
  );
}
