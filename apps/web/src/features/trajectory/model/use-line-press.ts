import { type RefObject, useEffect } from 'react';

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
export function useLinePress(svg: RefObject<SVGSVGElement | null>, onPress: (id: string) => void): void {
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
