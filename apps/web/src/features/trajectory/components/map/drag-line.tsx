import { useDndMonitor } from '@dnd-kit/core';
import type { MapBox } from '@lodestar/domain';
import { useRef, useState } from 'react';
import { CONNECTION_LOOKS } from '../../model/connection-looks.ts';
import { draggedEvent } from '../../model/drag-ends.ts';
import { useMapScene } from '../../model/map-scene.ts';

const middle = ({ left, top, width, height }: MapBox) => ({ x: left + width / 2, y: top + height / 2 });

const clientPoint = (event: Event) => {
  const touch = 'touches' in event && event instanceof TouchEvent ? event.touches.item(0) : null;
  if (touch) return { x: touch.clientX, y: touch.clientY };
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
};

/** The line from the card being dragged to the pointer; it follows past React. */
export function DragLine() {
  const { layout, view } = useMapScene();
  const svg = useRef<SVGSVGElement>(null);
  const line = useRef<SVGPathElement>(null);
  const [from, setFrom] = useState<MapBox | null>(null);
  const start = useRef({ x: 0, y: 0 });

  useDndMonitor({
    onDragStart({ active, activatorEvent }) {
      setFrom(layout.boxes.find(({ id }) => id === draggedEvent(active.id)) ?? null);
      start.current = clientPoint(activatorEvent) ?? start.current;
    },
    onDragMove({ delta }) {
      const box = svg.current?.getBoundingClientRect();
      if (from === null || box === undefined) return;
      const zoom = view.zoom();
      const { x, y } = middle(from);
      const toX = (start.current.x + delta.x - box.left) / zoom;
      const toY = (start.current.y + delta.y - box.top) / zoom;
      line.current?.setAttribute('d', `M${x} ${y}L${toX} ${toY}`);
    },
    onDragEnd: () => setFrom(null),
    onDragCancel: () => setFrom(null),
  });

  const { colour, width } = CONNECTION_LOOKS.influenced;
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute start-0 top-0 z-2 size-px overflow-visible fill-none"
    >
      {from !== null && <path ref={line} stroke={colour} strokeWidth={width + 1} strokeDasharray="4 4" />}
    </svg>
  );
}
