import type { MapCurve } from '@lodestar/domain';
import { memo, useEffect, useId, useRef } from 'react';
import { CONNECTION_LOOKS } from '../../model/connection-looks.ts';
import { useMapScene } from '../../model/map-scene.ts';
import { ConnectionMarkers } from '../connection-markers.tsx';

interface MapCurvesProps {
  readonly curves: readonly MapCurve[];
  /** The event whose connections stand out; null: none. */
  readonly active: string | null;
  readonly onOpen: (connectionId: string) => void;
}

/** How far from a line a press still means it. */
const PRESS_WIDTH = 14;

/** The connections, as lines that run between the cards. What they say is in the list of each card's connections. */
export const MapCurves = memo(function MapCurves({ curves, active, onOpen }: MapCurvesProps) {
  const { layout } = useMapScene();
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const connection = target instanceof SVGElement ? target.dataset.connection : undefined;
      if (connection !== undefined) onOpen(connection);
    };
    const element = svg.current;
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [onOpen]);
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
          <g key={connection}>
            <path
              d={path}
              stroke={colour}
              strokeWidth={stands ? width + 1 : width}
              strokeDasharray={dash}
              markerEnd={`url(#${id}-${kind})`}
            />
            <path
              d={path}
              data-connection={connection}
              stroke="transparent"
              strokeWidth={PRESS_WIDTH}
              className="cursor-pointer [pointer-events:stroke]"
            />
          </g>
        );
      })}
    </svg>
  );
});
