import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { filtered, isFiltering, NO_FILTER } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useMapTools } from '../../model/use-map-tools.ts';
import { useWide } from '../../model/use-wide.ts';
import { SaveLine } from '../panel/save-line.tsx';
import { MapOnPaper } from '../picture/map-on-paper.tsx';
import { MapScroller } from './map-scroller.tsx';
import { MapToolbar } from './map-toolbar.tsx';

function FilterLine() {
  const { t } = useTranslation('trajectory');
  const { work, filter, setFilter } = useMapPage();
  const shown = filtered(work, filter).events.length;
  return (
    <p
      role="status"
      className="flex min-h-(--tap) items-center gap-2 border-line border-b bg-accent-tint px-4 text-accent text-sm leading-snug print:hidden"
    >
      {shown === 0 ? t('filter.none') : t('filter.state', { shown, count: work.events.length })}
      <Button variant="quiet" size="sm" onClick={() => setFilter(NO_FILTER)}>
        {t('filter.clear')}
      </Button>
    </p>
  );
}

function EmptyMap() {
  const { t } = useTranslation('trajectory');
  const { beginEvent } = useMapPage();
  return (
    <div className="pointer-events-none absolute inset-0 z-6 grid place-items-center p-6 print:hidden">
      <div className="pointer-events-auto w-full max-w-md bg-surface">
        <EmptyState
          title={t('empty.title')}
          action={<Button onClick={beginEvent}>{t('empty.action')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      </div>
    </div>
  );
}

/** Where no panel says it: how far the saving has come, over a corner of the map. */
function SaveChip() {
  const { state } = useMapPage();
  const wide = useWide();
  if (wide || state === 'idle') return null;
  return (
    <div className="absolute end-2 top-13 z-6 rounded-2 bg-surface px-3 shadow-2">
      <SaveLine short />
    </div>
  );
}

/** The map with its tools. */
export function MapArea() {
  const { work, filter } = useMapPage();
  const { tools, picture, picturing } = useMapTools();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <MapToolbar tools={tools} />
      {isFiltering(filter) && <FilterLine />}
      <div className="relative min-h-0 flex-1 print:hidden">
        <MapScroller view={tools.view} />
        {work.events.length === 0 && <EmptyMap />}
        <SaveChip />
      </div>
      <MapOnPaper picture={picture} picturing={picturing} />
    </div>
  );
}
