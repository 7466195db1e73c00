import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { classNames } from '../../shared/ui/class-names.ts';
import type { LinkGroup } from '../route-table.ts';

/** Looks of a link in a menu, but for its height and its margins. */
export const MENU_LINK =
  'flex items-center border-s-2 border-transparent text-ink-2 no-underline hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** In the account menu of a wide screen, or in the panel of a narrow one. */
const SIZE = {
  menu: { heading: 'px-4.5', link: 'min-h-11 px-4 text-sm' },
  panel: { heading: 'px-5.5', link: 'min-h-12 px-5 text-sm' },
} as const;

interface LinkGroupsProps {
  readonly groups: readonly LinkGroup[];
  readonly size: keyof typeof SIZE;
  readonly onFollow: () => void;
}

/** The pages that are not in the bar, under their headings. */
export function LinkGroups({ groups, size, onFollow }: LinkGroupsProps) {
  const { t } = useTranslation('app');
  return groups.map(({ place, links }) => (
    <section key={place} aria-label={t(`linkGroup.${place}`)} className="border-line border-t py-2">
      <p aria-hidden="true" className={classNames('pt-1 text-muted text-xs', SIZE[size].heading)}>
        {t(`linkGroup.${place}`)}
      </p>
      {links.map((route) => (
        <NavLink
          key={route.key}
          to={route.path}
          end
          onClick={onFollow}
          className={classNames(MENU_LINK, SIZE[size].link)}
        >
          {t(`page.${route.key}`)}
        </NavLink>
      ))}
    </section>
  ));
}
