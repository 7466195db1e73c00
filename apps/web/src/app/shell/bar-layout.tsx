import { LANGUAGE_FACTS } from '@lodestar/domain';
import { LoaderCircle, Moon, Sun, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { htmlLang, LANGUAGES, type Language } from '../../shared/i18n/languages.ts';
import { chooseTheme, THEMES, useTheme } from '../../shared/theme/theme.ts';
import { buttonStyles } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { LinkGroup, Route } from '../route-table.ts';
import { MobileMenu } from './mobile-menu.tsx';

interface BarLayoutProps {
  readonly links: readonly Route[];
  /** The other links, in the menu of a narrow screen. */
  readonly groups: readonly LinkGroup[];
  /** Log in and register. */
  readonly entrances: readonly Route[];
  readonly languages: ReactNode;
  /** What whoever is signed in sees in place of the entrances. */
  readonly account?: ReactNode;
  /** From edge to edge, as on the trajectory map. */
  readonly fullWidth?: boolean;
}

/** The bar as it is drawn, whoever uses it. */
export function BarLayout({
  links,
  groups,
  entrances,
  languages,
  account,
  fullWidth = false,
}: BarLayoutProps) {
  const { t } = useTranslation('app');
  return (
    <header className="@container sticky top-0 z-(--z-sticky) border-line border-b bg-paper">
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
          <MobileMenu links={links} groups={groups} entrances={entrances} />
        </div>
      </div>
    </header>
  );
}

export function Brand() {
  const { t } = useTranslation('app');
  return (
    <Link
      to="/"
      className="inline-flex min-h-(--tap) items-center gap-2.5 whitespace-nowrap font-display font-strong text-ink text-lg leading-none no-underline"
    >
      <Mark />
      {/* With large text on a narrow screen the mark stands alone. */}
      <span className="@max-[22rem]:sr-only">{t('brand')}</span>
    </Link>
  );
}

/** The mark: a horizon, a sight line, and the star above it. */
function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('size-7.5 shrink-0', className)}>
      <g fill="none" stroke="var(--accent)" strokeLinecap="round">
        <path d="M6.5 27.2V26A17.5 17.5 0 0 1 34.29 11.84" strokeWidth="2.8" />
        <path d="M24 27L34.36 21.95" strokeWidth="2.2" />
      </g>
      <path d="M5.1 27H42.9A18.9 18.9 0 0 1 5.1 27Z" fill="var(--accent)" />
      <path
        d="M38.89 7.56q1.13 7.57 8.7 8.7q-7.57 1.13-8.7 8.7q-1.13-7.57-8.7-8.7q7.57-1.13 8.7-8.7z"
        fill="var(--eddy)"
      />
    </svg>
  );
}

const ICON = { light: Sun, dark: Moon, system: SunMoon } as const;

export function ThemeButton() {
  const { t } = useTranslation('app');
  const theme = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const Icon = ICON[theme];
  return (
    <IconButton label={t(`theme.${theme}`)} title={t(`theme.${theme}`)} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

interface LanguageChoiceProps {
  readonly language: Language;
  readonly syncing: boolean;
  readonly onChoose?: (language: Language) => void;
}

/** The three languages, each named in itself; locked while a change runs. */
export function LanguageChoice({ language, syncing, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('app');
  return (
    <fieldset
      aria-label={t('language.label')}
      aria-busy={syncing}
      className="relative m-0 inline-flex min-w-0 shrink-0 rounded-2 border border-line p-0"
    >
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={htmlLang(choice)}
          aria-label={LANGUAGE_FACTS[choice].name}
          aria-pressed={choice === language}
          disabled={syncing}
          onClick={() => onChoose?.(choice)}
          className="relative h-9 min-w-9 border-line border-s px-1 text-center text-muted text-xs after:absolute after:inset-x-0 after:-inset-y-1 first:rounded-s-[5px] first:border-s-0 last:rounded-e-[5px] enabled:hover:text-ink aria-pressed:bg-accent-tint aria-pressed:font-strong aria-pressed:text-accent"
        >
          {LANGUAGE_FACTS[choice].face}
        </button>
      ))}
      <span
        role="status"
        className="absolute inset-0 flex items-center justify-center gap-1.5 rounded-2 text-ink-2 text-xs empty:hidden [&:not(:empty)]:bg-sunken"
      >
        {syncing && (
          <>
            <LoaderCircle aria-hidden="true" className="spin size-3.5" />
            {t('language.syncing')}
          </>
        )}
      </span>
    </fieldset>
  );
}

const LINK =
  'inline-flex min-h-14 items-center whitespace-nowrap border-transparent border-y-2 px-[0.7rem] text-ink-2 text-sm no-underline hover:text-ink aria-[current=page]:border-b-accent aria-[current=page]:font-medium aria-[current=page]:text-accent';

/** The links of a wide screen, in one line. */
function DesktopNavigation({ links }: { readonly links: readonly Route[] }) {
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
