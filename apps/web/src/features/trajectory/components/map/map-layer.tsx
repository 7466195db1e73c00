import { inView, type MapCurve, type TrajectoryEvent } from '@lodestar/domain';
import { memo, type RefObject, useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapPage } from '../../model/map-page.ts';
import { useMapScene, zoomed } from '../../model/map-scene.ts';
import { typeWords } from '../../model/words.ts';
import { CONNECTION_LOOKS, ConnectionMarkers } from '../connection-lines.tsx';
import { DragLine } from './connecting.tsx';
import { type CardActions, EventCard } from './event-card.tsx';
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

/** How far from a line a press still means it, in CSS pixels of the screen. */
const REACH = 9;
/** A press that has moved farther is none. */
const TREMOR = 4;

/** Points around a press, the nearest first. */
const AROUND = [0, 0.4, 0.7, 1].flatMap((share) =>
  [0, 1, 2, 3].map((side) => ({
    x: share * REACH * Math.cos((side * Math.PI) / 2),
    y: share * REACH * Math.sin((side * Math.PI) / 2),
  })),
);

function lineAt(svg: SVGSVGElement, clientX: number, clientY: number): string | null {
  const lines = [...svg.querySelectorAll<SVGPathElement>('[data-connection]')];
  const back = svg.getScreenCTM()?.inverse();
  if (back === undefined) return null;
  for (const { x, y } of AROUND) {
    const point = new DOMPoint(clientX + x, clientY + y).matrixTransform(back);
    const line = lines.findLast((path) => path.isPointInStroke(point));
    if (line !== undefined) return line.dataset.connection ?? null;
  }
  return null;
}

/** Calls back with the connection whose line is pressed; the lines themselves are too thin to be pressed. */
function useLinePress(svg: RefObject<SVGSVGElement | null>, onPress: (id: string) => void): void {
  useEffect(() => {
    // A press between the cards is captured by the window of the map, so it is there that it ends.
    const map = svg.current?.closest('section')?.parentElement;
    let down = { x: 0, y: 0 };
    const begin = ({ clientX, clientY }: PointerEvent) => {
      down = { x: clientX, y: clientY };
    };
    const press = ({ target, clientX, clientY }: MouseEvent) => {
      if (svg.current === null || Math.hypot(clientX - down.x, clientY - down.y) > TREMOR) return;
      if (target instanceof Element && target.closest('[data-card], h2, ol') !== null) return;
      const line = lineAt(svg.current, clientX, clientY);
      if (line !== null) onPress(line);
    };
    map?.addEventListener('pointerdown', begin);
    map?.addEventListener('click', press);
    return () => {
      map?.removeEventListener('pointerdown', begin);
      map?.removeEventListener('click', press);
    };
  }, [svg, onPress]);
}

interface MapCurvesProps {
  readonly curves: readonly MapCurve[];
  /** The event whose connections stand out; null: none. */
  readonly active: string | null;
  readonly onOpen: (connectionId: string) => void;
}

/** The connections, as lines that run between the cards. What they say is in the list of each card's connections. */
const MapCurves = memo(function MapCurves({ curves, active, onOpen }: MapCurvesProps) {
  const { layout } = useMapScene();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  useLinePress(svg, onOpen);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      width={layout.width}
      height={layout.height}
      className="pointer-events-none absolute inset-0 overflow-visible fill-none"
    >
      <ConnectionMarkers id={id} />
      {curves.map(({ id: connection, kind, path, from, to }) => {
        const { colour, width, dash } = CONNECTION_LOOKS[kind];
        const stands = active !== null && (from === active || to === active);
        return (
          <path
            key={connection}
            d={path}
            data-connection={connection}
            stroke={colour}
            strokeWidth={stands ? width + 1 : width}
            strokeDasharray={dash}
            markerEnd={`url(#${id}-${kind})`}
          />
        );
      })}
    </svg>
  );
});
