import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import type { Route } from '../route-table.ts';
import { Brand } from './brand.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

interface BarLayoutProps {
  readonly links: readonly Route[];
  /** Log in and register. */
  readonly entrances: readonly Route[];
  readonly languages: ReactNode;
  /** What whoever is signed in sees in place of the entrances. */
  readonly account?: ReactNode;
  /** From edge to edge, as on the trajectory map. */
  readonly fullWidth?: boolean;
}

/** The bar as it is drawn, whoever uses it. */
export function BarLayout({ links, entrances, languages, account, fullWidth = false }: BarLayoutProps) {
  const { t } = useTranslation('app');
  return (
    <header className="sticky top-0 z-(--z-sticky) border-line border-b bg-paper">
      <div className={classNames('flex h-14 items-center gap-2', fullWidth ? 'px-(--gutter)' : 'wrap')}>
        <Brand />
        <DesktopNavigation links={links} />
        <div className="ms-auto flex items-center gap-1">
          {languages}
          <ThemeButton />
          {account}
          {entrances.map((route) => (
            <Link
              key={route.key}
              to={route.path}
              data-entrance=""
              className={buttonStyles(route.key === 'register' ? 'primary' : 'quiet', 'sm', 'max-lg:hidden')}
            >
              {t(`page.${route.key}`)}
            </Link>
          ))}
          <MobileMenu links={[...links, ...entrances]} />
        </div>
      </div>
    </header>
  );
}
