import { Menu, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
export function MobileMenu(links: MobileMenuProps) {
  const { t } = useTranslation('app');
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, to whichever page, closes the menu
  useEffect(close, [key]);

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
      {open && <MenuPanel {...links} onClose={close} />}
    </>
  );
}

interface MenuPanelProps extends MobileMenuProps {
  readonly onClose: () => void;
}

function MenuPanel({ links, groups, entrances, onClose }: MenuPanelProps) {
  const { t } = useTranslation('app');
  const { ref, onKeyDown } = usePanelOnTop(onClose);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('menu')}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-x-0 top-0 bottom-auto h-dvh max-h-none w-full max-w-none touch-none overflow-hidden bg-scrim"
    >
      <div className="slide-in ms-auto h-full w-[min(20rem,86vw)] touch-pan-y overflow-y-auto overscroll-contain bg-surface text-ink shadow-3">
        <div className="flex h-14 items-center justify-between border-line border-b ps-5 pe-1">
          <span className="font-display font-strong">{t('menu')}</span>
          <IconButton label={t('closeMenu')} onClick={onClose}>
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
                onClick={onClose}
                className={classNames(MENU_LINK, 'min-h-12 px-5')}
              >
                {t(`page.${route.key}`)}
              </NavLink>
            ))}
          </div>
          <LinkGroups groups={groups} size="panel" onFollow={onClose} />
        </nav>
        <AccountMenuPart onFollow={onClose} />
      </div>
    </div>
  );
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

interface PanelOnTop {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A popover, which covers the page: nothing under it can be pressed, Tab goes round inside, and whoever closes it is back where
 * they opened it. A modal dialog would make the page inert, for which a phone works out the style of every element on it anew.
 */
function usePanelOnTop(onClose: () => void): PanelOnTop {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const opener = document.activeElement;
    // Absent outside browsers.
    panel.showPopover?.();
    panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const closed = (event: ToggleEvent) => event.newState === 'closed' && onClose();
    panel.addEventListener('toggle', closed);
    return () => {
      panel.removeEventListener('toggle', closed);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [onClose]);

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
