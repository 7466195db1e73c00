import { CloudOff, LoaderCircle, Plus, Printer, Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { SegmentedChooser } from '../../../shared/ui/segmented-chooser.tsx';
import { useMapPage } from '../model/map-page.ts';
import type { MapTools } from '../model/map-view.ts';
import { HEAD, HEAD_LINE, Legend, PageTitle } from './trajectory-outline.tsx';

/** How the trajectory is shown. */
export type Shape = 'timeline' | 'map';

interface PageHeadProps {
  readonly wide: boolean;
  readonly shape: Shape;
  readonly onShape: (shape: Shape) => void;
  readonly tools: MapTools;
}

/** What is soon gone again stands over the map: one that gave way to it would move under the finger. */
const PASSING: ReadonlySet<string> = new Set(['loading', 'saving', 'saved']);
const OVER_THE_MAP =
  'pointer-events-none absolute end-(--gutter) top-full z-3 rounded-2 border border-line bg-surface px-3 py-1 empty:hidden';

/** What the page is, what its lines stand for, and the few things that are done most. */
export function PageHead({ wide, shape, onShape, tools }: PageHeadProps) {
  const { t } = useTranslation('trajectory');
  const { work, beginEvent, state } = useMapPage();
  // While the map is on its way the line keeps its place, as it does in the outline.
  const legend = (state === 'loading' || work.events.length > 0) && <Legend />;
  return (
    <header className={HEAD}>
      <div className={HEAD_LINE}>
        <PageTitle />
        <div
          className={wide ? 'me-auto' : PASSING.has(state) ? OVER_THE_MAP : 'order-last w-full empty:hidden'}
        >
          <SaveLine />
        </div>
        {!wide && (
          <div className="ms-auto w-44 text-sm">
            <SegmentedChooser
              label={t('shape.label')}
              options={[
                { value: 'timeline', label: t('shape.timeline') },
                { value: 'map', label: t('shape.map') },
              ]}
              value={shape}
              onChange={onShape}
            />
          </div>
        )}
        {wide && (
          <>
            {legend}
            <Button disabled={work.events.length === 0} onClick={tools.print}>
              <Printer aria-hidden="true" />
              {t('tools.print')}
            </Button>
            <AnalyseButton />
            <Button variant="primary" onClick={() => beginEvent()}>
              <Plus aria-hidden="true" />
              {t('event.add')}
            </Button>
          </>
        )}
      </div>
      {!wide && legend}
    </header>
  );
}

/** Has the map analysed. */
export function AnalyseButton({ className }: { readonly className?: string }) {
  const { t } = useTranslation('trajectory');
  const { analysis } = useMapPage();
  const { phase } = analysis;
  const writing = phase === 'writing' || phase === 'waiting';
  return (
    <Button
      variant="eddy"
      aria-disabled={phase !== 'idle'}
      onClick={() => phase === 'idle' && analysis.start()}
      className={className}
    >
      {writing ? <LoaderCircle aria-hidden="true" className="spin" /> : <Sparkle aria-hidden="true" />}
      {t(writing ? 'analysis.doing' : 'analysis.do')}
    </Button>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 text-ink-2 text-xs leading-snug [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted"
    >
      {icon}
      {children}
    </p>
  );
}

/** How far the saving of the map has come; nothing while there is nothing to say. */
function SaveLine() {
  const { t } = useTranslation('trajectory');
  const { state, retry } = useMapPage();
  switch (state) {
    case 'loading':
      return <Line icon={<LoaderCircle aria-hidden="true" className="spin" />}>{t('loading')}</Line>;
    case 'loadFailed':
    case 'failed':
      return <SaveState state="failed" failure={t('save.failed')} onRetry={retry} />;
    case 'offline':
      return <Line icon={<CloudOff aria-hidden="true" />}>{t('save.offline')}</Line>;
    case 'idle':
      return null;
    default:
      return <SaveState state={state} />;
  }
}
