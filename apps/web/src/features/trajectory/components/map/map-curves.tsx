import type { MapCurve } from '@lodestar/domain';
import { memo, useId, useRef } from 'react';
import { CONNECTION_LOOKS } from '../../model/connection-looks.ts';
import { useMapScene } from '../../model/map-scene.ts';
import { useLinePress } from '../../model/use-line-press.ts';
import { ConnectionMarkers } from '../connection-markers.tsx';

interface MapCurvesProps {
  readonly curves: readonly MapCurve[];
  /** The event whose connections stand out; null: none. */
  readonly active: string | null;
  readonly onOpen: (connectionId: string) => void;
}

/** The connections, as lines that run between the cards. What they say is in the list of each card's connections. */
export const MapCurves = memo(function MapCurves({ curves, active, onOpen }: MapCurvesProps) {
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
