import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Route } from '../route-table.ts';

const LINK =
  'inline-flex min-h-14 items-center whitespace-nowrap border-transparent border-y-2 px-[0.7rem] text-ink-2 text-sm no-underline hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** The links of a wide screen, in one line. */
export function DesktopNavigation({ links }: { readonly links: readonly Route[] }) {
  const { t } = useTranslation('app');
  return (
    <nav aria-label={t('mainNavigation')} className="ms-4 hidden h-14 shrink-0 lg:flex xl:ms-6">
      {links.map((route) => (
        <NavLink key={route.key} to={route.path} end className={LINK}>
          {t(`page.${route.key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
