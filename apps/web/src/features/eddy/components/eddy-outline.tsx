import type { AnswererKind } from '@lodestar/contract';
import { sentencesIn } from '@lodestar/domain';
import { BookMarked, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../shared/i18n/languages.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const FRAME = 'flex h-[calc(100dvh-3.5rem-var(--top-notice,0px))] overflow-hidden';
export const ASIDE = 'w-76 shrink-0 flex-col overflow-y-auto border-line border-e bg-surface p-4';
export const LOG = 'px-(--gutter) pt-5';
export const LOG_COLUMN = 'mx-auto max-w-184';
export const BAR =
  'border-line border-t bg-paper px-(--gutter) pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]';

/**
 * The chat before its script is there. Whoever serves the page says who answers; where that is a model, the guide may still
 * stand in for it, so nothing is said yet.
 */
export function EddyOutline() {
  const { t } = useTranslation('eddy');
  return (
    <div className={FRAME}>
      <div className={`${ASIDE} hidden lg:flex`}>
        <h2 className="mb-2 text-lg!">{t('history.title')}</h2>
        <Skeleton className="h-11 w-full rounded-2" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <h1 tabIndex={-1} className="sr-only">
          {t('title')}
        </h1>
        <div className={`${LOG} min-h-0 flex-1 overflow-hidden`}>
          <div className={LOG_COLUMN}>
            <div data-answers="guide">
              <AboutText kind="guide" />
            </div>
            <div data-answers="unknown">
              <AboutText kind={undefined} />
            </div>
            <TalkSkeleton />
          </div>
        </div>
        <div className={BAR}>
          <div className={LOG_COLUMN}>
            <Skeleton className="mb-2 h-11 w-full rounded-2" />
            <Skeleton className="h-13 w-full rounded-3" />
            <p className="mt-1.5 min-h-4.5" />
          </div>
        </div>
      </div>
    </div>
  );
}

const ICON = 'mt-0.5 size-4 shrink-0 stroke-[1.75] text-eddy-ink';

/** What Eddy is, where what is typed goes, and that it can be wrong. `kind` undefined: not known yet who answers. */
export function AboutText({ kind }: { readonly kind: AnswererKind | undefined }) {
  const { t, i18n } = useTranslation('eddy');
  const Icon = kind === 'model' ? Sparkles : BookMarked;
  return (
    <div className="flex gap-2 text-ink-2 text-xs leading-snug not-last:border-line not-last:border-b not-last:pb-4">
      <Icon aria-hidden="true" className={ICON} />
      {kind === undefined ? (
        <span className="grid min-h-12 flex-1 max-[479px]:min-h-20 content-start gap-1.5">
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-4/5" />
        </span>
      ) : (
        <p className="min-h-12 max-[479px]:min-h-20">
          {sentencesIn(languageOf(i18n.language), [t(`about.${kind}`), t('about.wrong')])}
        </p>
      )}
    </div>
  );
}

/** A question and an answer in outline. */
export function TalkSkeleton() {
  const { t } = useTranslation('eddy');
  return (
    <div aria-busy="true" className="mt-5 grid gap-5">
      <span className="sr-only">{t('talk.loading')}</span>
      <Skeleton className="ms-auto h-11 w-3/5 rounded-3" />
      <div className="flex gap-3">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <span className="grid flex-1 content-start gap-2.5 pt-1.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      </div>
    </div>
  );
}
