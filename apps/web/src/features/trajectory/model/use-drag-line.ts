import type { MapBox } from '@lodestar/domain';
import { type RefObject, useEffect, useRef } from 'react';
import type { MapView } from './map-view.ts';

const middle = ({ left, top, width, height }: MapBox) => ({ x: left + width / 2, y: top + height / 2 });

const pointOf = (event: MouseEvent | TouchEvent) => {
  const at = 'touches' in event ? event.touches.item(0) : event;
  return at === null ? null : { x: at.clientX, y: at.clientY };
};

/** Lets a line follow the pointer from a card, past React, and stay with it while the map moves along. */
export function useDragLine(
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
