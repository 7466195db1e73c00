import { CONNECTION_KINDS } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ConnectionSample } from './connection-lines.tsx';

/** What goes on below the window, its foot at the window's when it is short. */
export const PAGE =
  'grid min-h-[calc(100dvh-3.5rem-1px-var(--top-notice,0px)-var(--page-notice,0px))] grid-rows-[minmax(0,1fr)]';
export const PAGE_COLUMN = 'flex min-h-0 min-w-0 flex-col print:hidden';
export const HEAD = 'relative grid gap-2 px-(--gutter) pt-4 pb-2';
export const HEAD_LINE = 'flex flex-wrap items-center gap-x-4 gap-y-2';
export const FOOT =
  'sticky bottom-0 z-(--z-sticky) flex gap-2 border-line border-t bg-paper px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]';

/** The page before its script is there, on a narrow screen and on a wide one. */
export function TrajectoryOutline() {
  return (
    <div className={PAGE}>
      <div className={PAGE_COLUMN}>
        <div className={HEAD}>
          <div className={HEAD_LINE}>
            <PageTitle />
            <Skeleton className="ms-auto h-11.5 w-44 rounded-2 lg:hidden" />
            <div className="ms-auto max-lg:hidden">
              <Legend />
            </div>
            <Skeleton className="h-11 w-92 rounded-2 max-lg:hidden" />
          </div>
          <div className="lg:hidden">
            <Legend />
          </div>
        </div>
        <div className="h-11 max-lg:hidden" />
        <div className="min-h-0 flex-1 lg:mx-(--gutter) lg:mb-4">
          <MapSkeleton />
        </div>
        <div className={`${FOOT} lg:hidden`}>
          <Skeleton className="h-11 w-full rounded-2" />
        </div>
      </div>
    </div>
  );
}

export function PageTitle() {
  const { t } = useTranslation('trajectory');
  return (
    <h1 tabIndex={-1} className="text-2xl! outline-none">
      {t('title')}
    </h1>
  );
}

/** What the lines stand for. */
export function Legend() {
  const { t } = useTranslation('trajectory');
  return (
    <ul
      aria-label={t('legend.connections')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs leading-snug"
    >
      {CONNECTION_KINDS.map((kind) => (
        <li key={kind} className="flex items-start gap-2">
          <ConnectionSample kind={kind} />
          {t(`connectionType.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

const ROWS = [0, 1, 2, 3];

/** The outline of the map while it is fetched. */
export function MapSkeleton() {
  const { t } = useTranslation('trajectory');
  return (
    <div aria-busy="true" className="grid gap-6 px-(--gutter) py-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-3 lg:grid-cols-[4rem_repeat(3,minmax(0,1fr))] lg:gap-8">
          <Skeleton className="h-6 w-12" />
          <Skeleton className="h-20" />
          <Skeleton className={`h-20 max-lg:hidden ${row % 2 === 0 ? 'invisible' : ''}`} />
        </div>
      ))}
    </div>
  );
}
