import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndMonitor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { MapBox } from '@lodestar/domain';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../shared/ui/toast.ts';
import { useMapPage } from '../../model/map-page.ts';
import { useMapScene } from '../../model/map-scene.ts';
import type { MapView } from '../../model/map-view.ts';
import { CONNECTION_LOOKS } from '../connection-lines.tsx';

const HANDLE = 'handle:';

/** Id under which the handle of a card is dragged. */
export const handleOf = (eventId: string) => HANDLE + eventId;

/** The event whose card or handle is dragged. */
function draggedEvent(draggableId: string | number): string {
  const id = String(draggableId);
  return id.startsWith(HANDLE) ? id.slice(HANDLE.length) : id;
}

/** A mouse must travel so far, a finger rest so long on a card, before a connection is drawn. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
/** So near to an edge the map moves along, as a share of its window. */
const AUTO_SCROLL = { threshold: { x: 0.08, y: 0.08 } };
const silent = () => undefined;

/** Lets a connection be drawn from card to card; it is kept only when it is then saved. */
export function Connecting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('trajectory');
  const { open } = useMapPage();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));

  const drop = ({ active, over }: DragEndEvent) => {
    if (over === null) return;
    const from = draggedEvent(active.id);
    const to = String(over.id);
    if (from === to) notify('error', t('problem.sameEvent'));
    else open({ kind: 'newConnection', from, to });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={AUTO_SCROLL}
      onDragStart={() => navigator.vibrate?.(10)}
      onDragEnd={drop}
      accessibility={{
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
        screenReaderInstructions: { draggable: '' },
      }}
    >
      {children}
    </DndContext>
  );
}

const middle = ({ left, top, width, height }: MapBox) => ({ x: left + width / 2, y: top + height / 2 });

const pointOf = (event: MouseEvent | TouchEvent) => {
  const at = 'touches' in event ? event.touches.item(0) : event;
  return at === null ? null : { x: at.clientX, y: at.clientY };
};

/** Lets a line follow the pointer from a card, past React, and stay with it while the map moves along. */
function useDragLine(
  svg: RefObject<SVGSVGElement | null>,
  from: MapBox | null,
  view: MapView,
): RefObject<SVGPathElement | null> {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (from === null) return;
    const start = middle(from);
    let pointer: { readonly x: number; readonly y: number } | null = null;
    const draw = () => {
      const box = svg.current?.getBoundingClientRect();
      if (pointer === null || box === undefined) return;
      const x = (pointer.x - box.left) / view.zoom();
      const y = (pointer.y - box.top) / view.zoom();
      line.current?.setAttribute('d', `M${start.x} ${start.y}L${x} ${y}`);
    };
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer = pointOf(event) ?? pointer;
      draw();
    };
    document.addEventListener('mousemove', follow);
    document.addEventListener('touchmove', follow, { passive: true });
    document.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      document.removeEventListener('mousemove', follow);
      document.removeEventListener('touchmove', follow);
      document.removeEventListener('scroll', draw, { capture: true });
    };
  }, [svg, from, view]);
  return line;
}

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
