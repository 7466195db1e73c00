import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../shared/ui/button-styles.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Brand } from './brand.tsx';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useNavigation } from './use-navigation.ts';

/** `fullWidth`: the bar reaches from edge to edge, as on the trajectory map. */
export function TopBar({ fullWidth }: { readonly fullWidth: boolean }) {
  const { t } = useTranslation('app');
  const { links, entrances } = useNavigation();
  return (
    <header className="sticky top-0 z-(--z-sticky) border-line border-b bg-paper">
      <div className={classNames('flex h-14 items-center gap-2', fullWidth ? 'px-(--gutter)' : 'wrap')}>
        <Brand />
        <DesktopNavigation links={links} />
        <div className="ms-auto flex items-center gap-1">
          <LanguageSwitcher />
          <ThemeButton />
          {entrances.map((route) => (
            <Link
              key={route.key}
              to={route.path}
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
