import { headSlot } from '@lodestar/contract';
import { LANGUAGE_FACTS } from '@lodestar/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { htmlLang, languageOf } from '../../../shared/i18n/languages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

interface HeadLayoutProps {
  readonly code: string;
  readonly institution: string;
  readonly funding: ReactNode;
  readonly title: string;
  /** The title in the other script. */
  readonly other: string;
  readonly tags: ReactNode;
  /** What can be done with it. */
  readonly actions: ReactNode;
  readonly facts: ReactNode;
}

/** How the head of a programme is set: the same ahead of its script and after. */
export function HeadLayout(props: HeadLayoutProps) {
  const { i18n } = useTranslation('programmes');
  const { keptAs } = LANGUAGE_FACTS[languageOf(i18n.language)];
  return (
    <header className="mt-2">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[46rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
            <b className="font-strong tracking-code">{props.code}</b>
            <span>{props.institution}</span>
            {props.funding}
          </p>
          <h1 tabIndex={-1} className="mt-1">
            {props.title}
          </h1>
          <p lang={htmlLang(keptAs === 'en' ? 'tc' : 'en')} className="mt-1 text-ink-2 leading-snug">
            {props.other}
          </p>
          <div className="mt-2 flex flex-wrap gap-1.5">{props.tags}</div>
        </div>
        {props.actions}
      </div>
      {props.facts}
    </header>
  );
}

export const HEAD_PAGE = 'wrap min-h-dvh pt-4 pb-16';

/** The way back to the list. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('programmes');
  return (
    <p className="print:hidden">
      <Link to={to} className="tap-target inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('page.back')}
      </Link>
    </p>
  );
}

/** As much room as the four things that can be done with a programme take. */
export function ActionsSkeleton() {
  return <Skeleton className="h-24 w-full rounded-2 md:h-11 md:w-130" />;
}

/**
 * The page before its script is there. Whoever serves it writes into it which programme it is; what is said to somebody
 * with grades or without is shown where the device holds some, or is known to hold none.
 */
export function ProgrammeOutline({ list }: { readonly list: string }) {
  const { t, i18n } = useTranslation('programmes');
  const language = languageOf(i18n.language);
  return (
    <div className={HEAD_PAGE}>
      <BackToList to={list} />
      <div className="mt-4">
        <HeadLayout
          code={headSlot('code', language)}
          institution={headSlot('institution', language)}
          funding={null}
          title={headSlot('title', language)}
          other={headSlot('other', language)}
          tags={<Skeleton className="h-6 w-56" />}
          actions={<ActionsSkeleton />}
          facts={<Skeleton className="mt-5 h-33 w-full md:h-18" />}
        />
        <h2 className="mt-6 mb-2">{t('page.standing')}</h2>
        <div className="rounded-2 bg-accent-tint p-4 text-sm leading-snug" data-without-grades="">
          <p>{t('page.noGrades')}</p>
        </div>
        <div data-with-grades="">
          <StandingComing />
        </div>
        <div data-grades-unknown="">
          <Skeleton className="h-20 w-full rounded-2" />
        </div>
      </div>
    </div>
  );
}

/** In place of how a programme stands to somebody with grades, while that is worked out: what it will say. */
export function StandingComing() {
  const { t } = useTranslation('programmes');
  return (
    <div
      aria-busy="true"
      className="grid h-96 content-start gap-4 rounded-2 rounded-t-1 border border-line border-t-[3px] bg-surface p-4 md:p-5"
    >
      <Skeleton className="h-8 w-36" />
      <p className="text-ink-2 leading-snug">{t('page.coming')}</p>
      <Skeleton className="h-32 w-full" />
    </div>
  );
}

/** The page before its programme is there. */
export function ProgrammeSkeleton() {
  return (
    <div className="mt-2 grid gap-4" aria-busy="true">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-9 w-full max-w-xl" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="mt-4 h-28 w-full md:h-18" />
      <Skeleton className="mt-4 h-96 w-full rounded-2" />
    </div>
  );
}
