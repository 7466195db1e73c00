import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { useShownPageName } from '../../shared/page-name.ts';
import type { PageKey } from '../route-table.ts';

/** What a route says about itself. */
export interface RouteHandle {
  readonly page: PageKey | 'notFound';
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}

/** Names the tab after the page, in the language of the page. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('app');
  const page = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle)?.page;
  const shown = useShownPageName();
  useEffect(() => {
    if (page === undefined) return;
    document.title = page === 'home' ? t('homeTitle') : t('title', { page: shown ?? t(`page.${page}`) });
  }, [page, shown, t]);
}
