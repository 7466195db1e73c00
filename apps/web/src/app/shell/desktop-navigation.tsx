import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { classNames } from '../../shared/ui/class-names.ts';
import type { Route } from '../route-table.ts';
import { MoreLinks } from './more-links.tsx';
import { useFitting } from './use-fitting.ts';

const LINK =
  'inline-flex min-h-14 items-center whitespace-nowrap border-transparent border-y-2 px-[0.7rem] text-ink-2 text-sm no-underline hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** The links of a wide screen, in one line; those that do not fit are under "More". */
export function DesktopNavigation({ links }: { readonly links: readonly Route[] }) {
  const { t, i18n } = useTranslation('app');
  const { ref, count } = useFitting(links.length, `${i18n.language} ${links.map(({ key }) => key).join()}`);
  const rest = links.slice(count);
  return (
    <nav aria-label={t('mainNavigation')} className="ms-4 hidden min-w-0 flex-1 lg:flex xl:ms-6">
      <div ref={ref} className="flex h-14 min-w-0 flex-wrap overflow-hidden">
        {links.map((route, index) => (
          <NavLink
            key={route.key}
            to={route.path}
            end
            inert={index >= count}
            className={classNames(LINK, index >= count && 'invisible')}
          >
            {t(`page.${route.key}`)}
          </NavLink>
        ))}
      </div>
      {rest.length > 0 && <MoreLinks links={rest} />}
    </nav>
  );
}
