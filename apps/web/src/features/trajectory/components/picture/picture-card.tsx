import type { MapBox, TrajectoryEvent } from '@lodestar/domain';
import { textLines } from '../../model/text-lines.ts';

interface PictureCardProps {
  readonly event: TrajectoryEvent;
  readonly box: MapBox;
  readonly colour: string;
  readonly planned: boolean;
  /** How many connections, in words. */
  readonly count: string;
}

const PADDING = 14;
const NAME = { size: 14, line: 19 } as const;
const TEXT = { size: 13, line: 18 } as const;

/** A card as it stands in a picture or on paper. */
export function PictureCard({ event, box, colour, planned, count }: PictureCardProps) {
  const { left, top, width, height } = box;
  const room = width - 2 * PADDING;
  const names = textLines(event.name, room / NAME.size, 2);
  const texts = textLines(event.description, room / TEXT.size, 2);
  const nameEnd = top + 10 + names.length * NAME.line;
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
      <rect x={left} y={top + 8} width={4} height={height - 16} fill={colour} />
      {names.map((line, index) => (
        <text
          key={line}
          x={left + PADDING}
          y={top + 24 + index * NAME.line}
          fontSize={NAME.size}
          fontWeight={600}
          fill="var(--ink)"
        >
          {line}
        </text>
      ))}
      {texts.map((line, index) => (
        <text
          key={line}
          x={left + PADDING}
          y={nameEnd + 14 + index * TEXT.line}
          fontSize={TEXT.size}
          fill="var(--ink-2)"
        >
          {line}
        </text>
      ))}
      <text x={left + PADDING} y={nameEnd + 16 + texts.length * TEXT.line} fontSize={12} fill="var(--muted)">
        {event.year} · {count}
      </text>
    </g>
  );
}
