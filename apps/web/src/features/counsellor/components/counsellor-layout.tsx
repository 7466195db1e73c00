import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { DESK, useMediaQuery } from '../../../shared/ui/use-media-query.ts';
import { useVisibleHeight } from '../model/use-visible-height.ts';
import { Announcer } from './announcer.tsx';
import { MessageBar } from './bar/message-bar.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { Talk } from './log/talk.tsx';

const AnalysesPanel = lazy(() =>
  import('./analyses/analyses-panel.tsx').then((module) => ({ default: module.AnalysesPanel })),
);

/** The conversation above its message bar; the history beside it on a desk, in a drawer elsewhere. */
export function CounsellorLayout() {
  const { t } = useTranslation('counsellor');
  const desk = useMediaQuery(DESK);
  const [asideOpen, setAsideOpen] = useState(true);
  const [drawer, setDrawer] = useState<'history' | 'analyses' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  const close = () => setDrawer(null);
  const historyOpen = desk ? asideOpen : drawer === 'history';

  return (
    <div ref={frame} className="flex h-[calc(100dvh-3.5rem-var(--top-notice,0px))] overflow-hidden">
      {desk && asideOpen && (
        <aside
          aria-label={t('history.title')}
          className="flex w-76 shrink-0 flex-col overflow-y-auto border-line border-e bg-surface p-4"
        >
          <h2 className="mb-2 text-lg!">{t('history.title')}</h2>
          <HistoryPanel />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <h1 tabIndex={-1} className="sr-only">
          {t('title')}
        </h1>
        <Talk />
        <MessageBar
          historyOpen={historyOpen}
          onHistory={() => (desk ? setAsideOpen(!asideOpen) : setDrawer('history'))}
          analysesOpen={drawer === 'analyses'}
          onAnalyses={() => setDrawer('analyses')}
        />
      </div>
      {!desk && (
        <SideDrawer side="left" title={t('history.title')} open={drawer === 'history'} onClose={close}>
          <HistoryPanel onChosen={close} />
        </SideDrawer>
      )}
      <SideDrawer side="right" title={t('analyses.title')} open={drawer === 'analyses'} onClose={close}>
        <Suspense fallback={<Skeleton className="h-28 w-full" />}>
          <AnalysesPanel onChosen={close} />
        </Suspense>
      </SideDrawer>
      <Announcer />
    </div>
  );
}
