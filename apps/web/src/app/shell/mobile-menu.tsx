import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../shared/ui/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { LinkGroup, Route } from '../route-table.ts';
import { AccountMenuPart, MenuDotPart } from './account-part.tsx';
import { LinkGroups, MENU_LINK } from './link-groups.tsx';

interface MobileMenuProps {
  readonly links: readonly Route[];
  readonly groups: readonly LinkGroup[];
  /** Log in and register, for visitors. */
  readonly entrances: readonly Route[];
}

/** All links on a narrow screen, in a panel that slides in over the page. */
export function MobileMenu({ links, groups, entrances }: MobileMenuProps) {
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
        <nav aria-label={t('mainNavigation')}>
          <div className="grid py-2">
            {[...links, ...entrances].map((route) => (
              <NavLink
                key={route.key}
                to={route.path}
                end
                onClick={close}
                className={classNames(MENU_LINK, 'min-h-12 px-5')}
              >
                {t(`page.${route.key}`)}
              </NavLink>
            ))}
          </div>
          <LinkGroups groups={groups} size="panel" onFollow={close} />
        </nav>
        <AccountMenuPart onFollow={close} />
      </dialog>
    </>
  );
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A native modal dialog: the browser makes the rest of the page inert; here Tab goes round inside and Escape closes. */
function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
    if (!open && dialog.open) dialog.close();
    document.documentElement.style.overflow = open ? 'hidden' : '';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  return { ref, onKeyDown };
}
