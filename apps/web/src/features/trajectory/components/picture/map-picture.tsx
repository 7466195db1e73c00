import type { MapLayout, TrajectoryWork } from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { CONNECTION_LOOKS } from '../../model/connection-looks.ts';
import { typeColour } from '../../model/type-colour.ts';
import { typeWords } from '../../model/type-words.ts';
import { ConnectionMarkers } from '../connection-markers.tsx';
import { PictureCard } from './picture-card.tsx';

interface MapPictureProps {
  readonly id: string;
  readonly layout: MapLayout;
  readonly work: TrajectoryWork;
  readonly currentYear: number;
}

/** Room for the years and the types, in CSS pixels. */
export const PICTURE_FRAME = { x: 76, y: 48 } as const;

/** The whole map as one drawing, for files and for paper. */
export function MapPicture({ id, layout, work, currentYear }: MapPictureProps) {
  const { t } = useTranslation('trajectory');
  const events = new Map(work.events.map((event) => [event.id, event]));
  const { x, y } = PICTURE_FRAME;
  return (
    <g id={id} fontFamily="var(--font-text)">
      <ConnectionMarkers id={id} />
      <rect width={layout.width + x} height={layout.height + y} fill="var(--paper)" />
      {layout.columns.map(({ type, left, width }) => (
        <g key={type} transform={`translate(${left + x} 0)`}>
          <rect x={14} y={14} width={4} height={20} fill={typeColour(work.types, type)} />
          <text x={26} y={31} fontSize={18} fontFamily="var(--font-display)" fill="var(--ink)">
            {typeWords(type, t)}
          </text>
          <path d={`M${width} 0V${layout.height + y}`} stroke="var(--line)" />
        </g>
      ))}
      <path d={`M0 ${y}H${layout.width + x}`} stroke="var(--ink)" strokeWidth={1.5} />
      <g transform={`translate(0 ${y})`}>
        {layout.rows.map(({ year, top, height, period }) => (
          <g key={year} transform={`translate(0 ${top})`}>
            <text
              x={12}
              y={32}
              fontSize={22}
              fontFamily="var(--font-display)"
              fill={period === 'current' ? 'var(--accent)' : 'var(--ink)'}
            >
              {year}
            </text>
            <path d={`M0 ${height}H${layout.width + x}`} stroke="var(--line)" />
          </g>
        ))}
        <path d={`M${x} 0V${layout.height}`} stroke="var(--line)" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        {layout.curves.map(({ id: connection, kind, path }) => {
          const { colour, width, dash } = CONNECTION_LOOKS[kind];
          return (
            <path
              key={connection}
              d={path}
              fill="none"
              stroke={colour}
              strokeWidth={width}
              strokeDasharray={dash}
              markerEnd={`url(#${id}-${kind})`}
            />
          );
        })}
        {layout.boxes.map((box) => {
          const event = events.get(box.id);
          return event === undefined ? null : (
            <PictureCard
              key={box.id}
              event={event}
              box={box}
              colour={typeColour(work.types, event.type)}
              planned={event.year > currentYear}
              count={t('card.connections', { count: box.connections })}
            />
          );
        })}
      </g>
    </g>
  );
}
