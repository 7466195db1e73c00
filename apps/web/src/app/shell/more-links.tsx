import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../shared/ui/class-names.ts';
import { useDisclosure } from '../../shared/ui/use-disclosure.ts';
import type { Route } from '../route-table.ts';

const BUTTON =
  'inline-flex min-h-14 items-center gap-1 whitespace-nowrap border-transparent border-y-2 px-[0.7rem] text-sm';
const LINK =
  'flex min-h-11 items-center border-s-2 border-transparent px-4 text-ink-2 text-sm no-underline hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** The links that found no room in the bar; the button is marked when one of them is the current page. */
export function MoreLinks({ links }: { readonly links: readonly Route[] }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { open, toggle, close, ref } = useDisclosure();
  const list = useId();
  const holdsCurrent = links.some(({ path }) => path === pathname);
  return (
    <div ref={ref} className="relative shrink-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={list}
        onClick={toggle}
        className={classNames(
          BUTTON,
          holdsCurrent ? 'border-b-accent font-medium text-accent' : 'text-ink-2 hover:text-ink',
        )}
      >
        {t('more')}
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      {open && (
        <ul
          id={list}
          className="absolute end-0 top-full z-(--z-pop) min-w-52 rounded-2 border border-line bg-surface py-1 shadow-2"
        >
          {links.map((route) => (
            <li key={route.key}>
              <NavLink to={route.path} end onClick={close} className={LINK}>
                {t(`page.${route.key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
