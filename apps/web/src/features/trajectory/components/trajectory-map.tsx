import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Overlay } from '../../../shared/ui/overlay.tsx';
import { MapPageContext } from '../model/map-page.ts';
import { useMapPageState } from '../model/use-map-page-state.ts';
import { useSheet } from '../model/use-sheet.ts';
import { useUndoKeys } from '../model/use-undo-keys.ts';
import { useWide } from '../model/use-wide.ts';
import { MapArea } from './map/map-area.tsx';
import { MapSkeleton } from './map/map-skeleton.tsx';
import { MapNotices } from './map-notices.tsx';
import { BottomSheet } from './panel/bottom-sheet.tsx';
import { SidePanel } from './panel/side-panel.tsx';

const OpenDialog = lazy(() =>
  import('./dialogs/open-dialog.tsx').then((module) => ({ default: module.OpenDialog })),
);

interface TrajectoryMapProps {
  readonly userId: string;
  readonly eddyPath: string | null;
}

/** The map with its panel beside it on a wide screen, under a sheet on a narrow one. */
export function TrajectoryMap({ userId, eddyPath }: TrajectoryMapProps) {
  const { t } = useTranslation('trajectory');
  const wide = useWide();
  const [said, announce] = useState('');
  const sheet = useSheet();
  const parts = { userId, eddyPath, announce, beginEvent: sheet.beginEvent };
  const { page, damage, kept } = useMapPageState(parts);
  useUndoKeys(page);
  const { state, retry, dialog, analysis } = page;

  if (state === 'loadFailed')
    return (
      <div className="wrap py-8">
        <h1 tabIndex={-1} className="mb-6">
          {t('title')}
        </h1>
        <ErrorState title={t('load.failed')} detail={t('load.kept')} onRetry={retry} />
      </div>
    );
  return (
    <MapPageContext value={page}>
      <div className="relative grid h-[calc(100dvh-3.5rem-1px-var(--top-notice,0px))] grid-cols-1 min-[1024px]:grid-cols-[20rem_minmax(0,1fr)] print:block print:h-auto">
        {wide ? <SidePanel /> : <h1 className="sr-only">{t('title')}</h1>}
        <div className="flex min-h-0 min-w-0 flex-col max-[1023px]:pb-20 print:p-0">
          <MapNotices damage={damage} kept={kept} />
          {state === 'loading' ? <MapSkeleton /> : <MapArea />}
        </div>
        {!wide && <BottomSheet height={sheet.height} onHeight={sheet.setHeight} />}
      </div>
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
