import { inView, type TrajectoryEvent } from '@lodestar/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapPage } from '../../model/map-page.ts';
import { useMapScene, zoomed } from '../../model/map-scene.ts';
import { typeWords } from '../../model/words.ts';
import { DragLine } from './connecting.tsx';
import { type CardActions, EventCard } from './event-card.tsx';
import { MapCurves } from './map-curves.tsx';
import { MapCells } from './map-grid.tsx';

function useCardActions(setActive: (eventId: string) => void): CardActions {
  const { open } = useMapPage();
  return useMemo(
    () => ({
      edit: (id) => open({ kind: 'event', id }),
      list: (eventId) => open({ kind: 'connections', eventId }),
      connect: (from) => open({ kind: 'newConnection', from, to: '' }),
      focus: setActive,
    }),
    [open, setActive],
  );
}

/** The cards and lines that are in view, on the grid of years and types. */
export function MapLayer() {
  const { t } = useTranslation('trajectory');
  const { work, currentYear, open } = useMapPage();
  const { layout, view, active, setActive } = useMapScene();
  const area = useSyncExternalStore(view.subscribe, view.area);
  const actions = useCardActions(setActive);
  const events = useMemo(
    () => new Map<string, TrajectoryEvent>(work.events.map((event) => [event.id, event])),
    [work.events],
  );
  const seen = useMemo(() => inView(layout, area), [layout, area]);
  const boxes = useMemo(() => {
    const far = seen.boxes.some(({ id }) => id === active)
      ? undefined
      : layout.boxes.find(({ id }) => id === active);
    return far === undefined ? seen.boxes : [...seen.boxes, far];
  }, [seen, layout, active]);
  const openConnection = useMemo(
    () => (id: string) => open({ kind: 'connection', id, pausing: false }),
    [open],
  );
  const tabStop = active ?? layout.boxes[0]?.id;

  return (
    <div
      ref={view.scaled}
      className="relative overflow-clip"
      style={{ width: zoomed(layout.width), height: zoomed(layout.height) }}
    >
      <div
        ref={view.stretched}
        className="map-layer absolute start-0 top-0 origin-top-left [transform:scale(var(--zoom))]"
      >
        <div
          ref={view.painted}
          className="relative origin-top-left [transform:scale(var(--zoom))]"
          style={{ width: layout.width, height: layout.height }}
        >
          <MapCells rows={seen.rows} />
          <MapCurves curves={seen.curves} active={active} onOpen={openConnection} />
          {boxes.map((box) => {
            const event = events.get(box.id);
            return event === undefined ? null : (
              <EventCard
                key={box.id}
                event={event}
                box={box}
                typeName={typeWords(event.type, t)}
                active={box.id === tabStop}
                planned={event.year > currentYear}
                actions={actions}
              />
            );
          })}
          <DragLine />
        </div>
      </div>
    </div>
  );
}
