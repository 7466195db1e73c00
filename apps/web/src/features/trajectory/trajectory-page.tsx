import { WIDE_FROM } from '@lodestar/domain';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../shared/save-file.ts';
import { AskToLogIn } from '../../shared/session/ask-to-log-in.tsx';
import { useUserId } from '../../shared/session/use-session.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useOnceTrue } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Overlay } from '../../shared/ui/overlay.tsx';
import { notify } from '../../shared/ui/toast.ts';
import { useMediaQuery } from '../../shared/ui/use-media-query.ts';
import { PageHead } from './components/page-head.tsx';
import { ActionBar, Toolbar } from './components/page-tools.tsx';
import { MapOnPaper } from './components/picture/map-on-paper.tsx';
import { MapSkeleton, PAGE, PAGE_COLUMN } from './components/trajectory-outline.tsx';
import { filtered, isFiltering, NO_FILTER } from './model/map-filter.ts';
import { MapPageContext, useMapPage } from './model/map-page.ts';
import { createMapView, type MapTools } from './model/map-view.ts';
import { pictureFile } from './model/picture-file.ts';
import { useMapPageState } from './model/use-map-page.ts';
import { useUndoKeys } from './model/use-trajectory.ts';
import './trajectory.css';

interface TrajectoryPageProps {
  /** Where the chat with Eddy is. */
  readonly eddyPath: string;
}

/** The trajectory map: a life by year and kind, and what led to what. */
export function TrajectoryPage({ eddyPath }: TrajectoryPageProps) {
  const { t } = useTranslation('trajectory');
  const userId = useUserId();
  if (userId !== null) return <TrajectoryView key={userId} userId={userId} eddyPath={eddyPath} />;
  return (
    <AskToLogIn title={t('title')} message={t('logIn.title')} action={t('logIn.action')} path="/trajectory" />
  );
}

const MapScroller = lazy(() =>
  import('./components/map/map-scroller.tsx').then((module) => ({ default: module.MapScroller })),
);
const Timeline = lazy(() =>
  import('./components/timeline.tsx').then((module) => ({ default: module.Timeline })),
);
const AddPanel = lazy(() =>
  import('./components/add-panel.tsx').then((module) => ({ default: module.AddPanel })),
);
const OpenDialog = lazy(() =>
  import('./components/dialogs/open-dialog.tsx').then((module) => ({ default: module.OpenDialog })),
);

interface TrajectoryViewProps {
  readonly userId: string;
  readonly eddyPath: string;
}

/** What takes the window from edge to edge, under the bar at the top. */
const WINDOW =
  'grid h-[calc(100dvh-3.5rem-1px-var(--top-notice,0px)-var(--page-notice,0px))] grid-rows-[minmax(0,1fr)]';

/** A life as a map; on a narrow screen as a list, unless the map is asked for. */
function TrajectoryView({ userId, eddyPath }: TrajectoryViewProps) {
  const { t } = useTranslation('trajectory');
  const wide = useWide();
  const [chosen, setChosen] = useState<'timeline' | 'map'>('timeline');
  const [said, announce] = useState('');
  const { page, damage, kept } = useMapPageState({ userId, eddyPath, announce });
  const { tools, picture, picturing } = useMapTools();
  useUndoKeys(page);
  const { state, retry, dialog, analysis, adding, work } = page;
  const shape = wide ? 'map' : chosen;
  const addPanelNeeded = useOnceTrue(adding !== null);

  if (state === 'loadFailed')
    return (
      <div className="wrap py-8">
        <h1 tabIndex={-1} className="mb-6">
          {t('title')}
        </h1>
        <ErrorState title={t('load.failed')} detail={t('load.kept')} onRetry={retry} />
      </div>
    );
  const content = () => {
    if (state === 'loading') return <MapSkeleton />;
    if (work.events.length === 0) return <EmptyMap />;
    return shape === 'map' ? <MapScroller view={tools.view} /> : <Timeline />;
  };
  const columns = wide && adding !== null ? 'grid-cols-[minmax(0,1fr)_22rem]' : 'grid-cols-[minmax(0,1fr)]';
  return (
    <MapPageContext value={page}>
      <div className={`${shape === 'map' ? WINDOW : PAGE} ${columns} print:block print:h-auto`}>
        <div className={PAGE_COLUMN}>
          <PageHead wide={wide} shape={shape} onShape={setChosen} tools={tools} />
          {wide && <Toolbar tools={tools} />}
          <MapNotices damage={damage} kept={kept} />
          <div className="relative min-h-0 min-w-0 flex-1 lg:mx-(--gutter) lg:mb-4">
            <Suspense fallback={<MapSkeleton />}>{content()}</Suspense>
          </div>
          {!wide && <ActionBar tools={tools} shape={shape} />}
        </div>
        {addPanelNeeded && (
          <Suspense>
            <AddPanel wide={wide} />
          </Suspense>
        )}
      </div>
      <MapOnPaper picture={picture} picturing={picturing} />
      <div role="status" className="sr-only">
        {said}
      </div>
      {dialog !== null && (
        <Suspense>
          <OpenDialog />
        </Suspense>
      )}
      {analysis.phase === 'startingChat' && <Overlay text={t('analysis.asking')} />}
    </MapPageContext>
  );
}

/** What can be done with the map as a whole, whichever way it is shown. */
function useMapTools() {
  const { t } = useTranslation('trajectory');
  const view = useMemo(createMapView, []);
  const picture = useRef<SVGSVGElement>(null);
  const [picturing, setPicturing] = useState(false);

  const savePicture = async () => {
    flushSync(() => setPicturing(true));
    try {
      if (picture.current === null) throw new Error('there is no drawing');
      saveFile(`${t('title')}.png`, await pictureFile(picture.current), 'image/png');
    } catch {
      notify('error', t('alert.exportPicture'));
    } finally {
      setPicturing(false);
    }
  };
  const tools: MapTools = {
    view,
    savePicture: () => void savePicture(),
    print: () => window.print(),
  };
  return { tools, picture, picturing };
}

interface MapNoticesProps {
  /** How many entries of the stored map could not be read. */
  readonly damage: number;
  /** Whether the browser could keep the latest change. */
  readonly kept: boolean;
}

/** What somebody should know about the map before working on it, and how much of it the filter shows. */
function MapNotices({ damage, kept }: MapNoticesProps) {
  const { t } = useTranslation('trajectory');
  const { t: common } = useTranslation();
  const { work, filter, setFilter } = useMapPage();
  const [seen, setSeen] = useState(0);
  const shown = filtered(work, filter).events.length;
  return (
    <div className="grid gap-2 px-(--gutter) empty:hidden [&>:last-child]:mb-2">
      {damage > seen && (
        <Banner
          tone="warn"
          action={
            <Button variant="quiet" size="sm" onClick={() => setSeen(damage)}>
              {common('action.dismiss')}
            </Button>
          }
        >
          {t('save.damaged', { count: damage })}
        </Banner>
      )}
      {!kept && <Banner tone="warn">{t('save.notKept')}</Banner>}
      {isFiltering(filter) && (
        <Banner
          tone="info"
          action={
            <Button variant="quiet" size="sm" onClick={() => setFilter(NO_FILTER)}>
              {t('filter.clear')}
            </Button>
          }
        >
          {shown === 0 ? t('filter.none') : t('filter.state', { shown, count: work.events.length })}
        </Banner>
      )}
    </div>
  );
}

function EmptyMap() {
  const { t } = useTranslation('trajectory');
  const { beginEvent } = useMapPage();
  return (
    <div className="wrap max-w-md! py-8">
      <EmptyState
        title={t('empty.title')}
        action={<Button onClick={() => beginEvent()}>{t('empty.action')}</Button>}
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

/** Whether the panel has room beside the map. */
function useWide(): boolean {
  return useMediaQuery(`(min-width: ${WIDE_FROM}px)`);
}
