import { useDndMonitor } from '@dnd-kit/core';
import type { MapBox } from '@lodestar/domain';
import { useRef, useState } from 'react';
import { CONNECTION_LOOKS } from '../../model/connection-looks.ts';
import { draggedEvent } from '../../model/drag-ends.ts';
import { useMapScene } from '../../model/map-scene.ts';
import { useDragLine } from '../../model/use-drag-line.ts';

/** The line from the card being dragged to the pointer. */
export function DragLine() {
  const { layout, view, setActive } = useMapScene();
  const svg = useRef<SVGSVGElement>(null);
  const [from, setFrom] = useState<MapBox | null>(null);
  const line = useDragLine(svg, from, view);

  useDndMonitor({
    onDragStart({ active }) {
      const id = draggedEvent(active.id);
      setActive(id);
      setFrom(layout.boxes.find((box) => box.id === id) ?? null);
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
