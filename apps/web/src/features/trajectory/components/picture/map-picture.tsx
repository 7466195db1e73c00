import {
  CARD_TEXT,
  type MapBox,
  type MapLayout,
  type TrajectoryEvent,
  type TrajectoryWork,
} from '@lodestar/domain';
import { useTranslation } from 'react-i18next';
import { typeWords } from '../../model/words.ts';
import { CONNECTION_LOOKS, ConnectionMarkers } from '../connection-lines.tsx';

/** A map laid out for files and paper. */
export interface PaperMap {
  readonly layout: MapLayout;
  readonly work: TrajectoryWork;
  readonly currentYear: number;
}

/** Room for the years and the types, in CSS pixels. */
export const PICTURE_FRAME = { x: 76, y: 48 } as const;

/** The types over their columns, the top left corner where the first column begins. */
export function PictureHeads({ layout }: PaperMap) {
  const { t } = useTranslation('trajectory');
  return (
    <>
      {layout.columns.map(({ type, left }) => (
        <text
          key={type}
          x={left + 14}
          y={31}
          fontSize={18}
          fontFamily="var(--font-display)"
          fill="var(--ink)"
        >
          {typeWords(type, t)}
        </text>
      ))}
      <path
        d={`M${-PICTURE_FRAME.x} ${PICTURE_FRAME.y}H${layout.width}`}
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
    </>
  );
}

/** The years beside their rows, the top left corner where the first row begins. */
export function PictureYears({ layout }: PaperMap) {
  return layout.rows.map(({ from, to, folded, top, height, period }) => (
    <g key={from} transform={`translate(0 ${top})`}>
      <text
        x={12}
        y={folded ? 27 : 32}
        fontSize={folded ? 13 : 22}
        fontFamily={folded ? undefined : 'var(--font-display)'}
        fill={period === 'current' ? 'var(--accent)' : 'var(--ink)'}
      >
        {from === to ? from : `${from}–${String(to).slice(-2)}`}
      </text>
      <path d={`M0 ${height}H${PICTURE_FRAME.x}`} stroke="var(--line)" />
    </g>
  ));
}

/** The cells, the lines and the cards. `id`: of the heads of the lines. */
export function PictureBody({ id, layout, work, currentYear }: PaperMap & { readonly id: string }) {
  const { t } = useTranslation('trajectory');
  const events = new Map(work.events.map((event) => [event.id, event]));
  return (
    <>
      <ConnectionMarkers id={id} />
      {layout.rows.map(({ from, folded, top, height }) => (
        <g key={from}>
          {folded && <rect y={top} width={layout.width} height={height} fill="var(--sunken)" />}
          <path d={`M0 ${top + height}H${layout.width}`} stroke="var(--line)" />
        </g>
      ))}
      {layout.columns.map(({ type, left, width }) => (
        <path
          key={type}
          d={`M${left} 0V${layout.height}M${left + width} 0V${layout.height}`}
          stroke="var(--line)"
        />
      ))}
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
            planned={event.year > currentYear}
            count={t('card.connections', { count: box.connections })}
          />
        );
      })}
    </>
  );
}

interface PictureCardProps {
  readonly event: TrajectoryEvent;
  readonly box: MapBox;
  readonly planned: boolean;
  /** How many connections, in words. */
  readonly count: string;
}

const PADDING = 14;

/** A card as it stands in a picture or on paper. */
function PictureCard({ event, box, planned, count }: PictureCardProps) {
  const { left, top, width, height, text } = box;
  const nameEnd = top + 8 + text.name.length * CARD_TEXT.name.line;
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={6}
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeDasharray={planned ? '4 3' : undefined}
      />
      {text.name.map((line, index) => (
        <text
          key={line}
          x={left + PADDING}
          y={top + 24 + index * CARD_TEXT.name.line}
          fontSize={CARD_TEXT.name.size}
          fontWeight={600}
          fill="var(--ink)"
        >
          {line}
        </text>
      ))}
      {text.description.map((line, index) => (
        <text
          key={line}
          x={left + PADDING}
          y={nameEnd + 17 + index * CARD_TEXT.description.line}
          fontSize={CARD_TEXT.description.size}
          fill="var(--ink-2)"
        >
          {line}
        </text>
      ))}
      <text x={left + PADDING} y={top + height - 13} fontSize={CARD_TEXT.foot.size} fill="var(--muted)">
        {event.year} · {count}
      </text>
    </g>
  );
}
