import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { Route } from '../route-table.ts';
import { AccountMenuPart, MenuDotPart } from './account-part.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

const LINK =
  'flex min-h-12 items-center border-s-2 border-transparent px-5 text-ink-2 no-underline hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** The links on a narrow screen, in a panel that slides in over the page. */
export function MobileMenu({ links }: { readonly links: readonly Route[] }) {
  const { t } = useTranslation('app');
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { ref, onKeyDown } = useModalDialog(open, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, to whichever page, closes the menu
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <IconButton
        label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="relative lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
        <MenuDotPart />
      </IconButton>
      <dialog
        ref={ref}
        aria-label={t('menu')}
        onKeyDown={onKeyDown}
        onClose={close}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="slide-in fixed inset-y-0 end-0 start-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] bg-surface text-ink shadow-3 backdrop:bg-scrim"
      >
        <div className="flex h-14 items-center justify-between border-line border-b ps-5 pe-1">
          <span className="font-display font-strong">{t('menu')}</span>
          <IconButton label={t('closeMenu')} onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label={t('mainNavigation')} className="grid py-2">
          {links.map((route) => (
            <NavLink key={route.key} to={route.path} end onClick={close} className={LINK}>
              {t(`page.${route.key}`)}
            </NavLink>
          ))}
        </nav>
        <AccountMenuPart onFollow={close} />
      </dialog>
    </>
  );
}
