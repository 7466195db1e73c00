import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShownPageName } from '../../shared/page-name.ts';
import { routeAt } from '../route-table.ts';

/** Names the tab after the page, in the language of the page. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('app');
  const page = routeAt(useLocation().pathname)?.key ?? 'notFound';
  const shown = useShownPageName();
  useEffect(() => {
    document.title = page === 'home' ? t('homeTitle') : t('title', { page: shown ?? t(`page.${page}`) });
  }, [page, shown, t]);
}
