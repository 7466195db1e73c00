import type { MapArea, MapLayout } from '@lodestar/domain';
import { eventEmitter } from '../../../shared/event-emitter.ts';

/** Elements that are as large as a zoom says: each has it as `--zoom`. */
function elementsAt(zoom: () => number) {
  const elements = new Set<HTMLElement>();
  const tell = (element: HTMLElement) => element.style.setProperty('--zoom', String(zoom()));
  return {
    tell: () => elements.forEach(tell),
    ref(element: HTMLElement | null): (() => void) | undefined {
      if (element === null) return;
      elements.add(element);
      tell(element);
      return () => {
        elements.delete(element);
      };
    },
  };
}

/** Smaller, a card has no room for a line of readable text: the rest of a larger map is reached by moving it. */
const LEAST_ZOOM = 0.4;
const MOST_ZOOM = 2;
const ZOOM_STEP = 1.25;
/** What is in view is found anew only when the window has moved by so much, in CSS pixels of the map. */
const TILE = 640;
/** Drawn beyond the edges of the window, so that a quick scroll does not run into the empty. */
const MARGIN = 320;
/** A zoom that rests so long has ended; until then what is painted is only stretched. */
const ZOOM_REST_MS = 160;
/** How far it is stretched before it is painted anew. */
const MOST_STRETCHED = 2;
const LEAST_STRETCHED = 0.5;
/** Below this zoom cards have room for their names only. */
const FAR_BELOW = 0.75;
/** The smallest text on the screen, whatever the zoom: 12 pixels, where the reader's text is 16. */
const LEAST_TEXT_REM = 0.75;
const WHEEL_ZOOM = 0.0022;

interface Point {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: MapArea = { left: 0, top: 0, width: 0, height: 0 };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The part of a map in view, in steps, with a margin around it. */
export function drawnArea(scroll: Point, size: { width: number; height: number }, zoom: number): MapArea {
  const down = (value: number) => Math.floor((value / zoom - MARGIN) / TILE) * TILE;
  const up = (value: number) => Math.ceil((value / zoom + MARGIN) / TILE) * TILE;
  const left = down(scroll.x);
  const top = down(scroll.y);
  return { left, top, width: up(scroll.x + size.width) - left, height: up(scroll.y + size.height) - top };
}

/** How text is set on a map that is drawn smaller: never smaller on the screen than can be read, or left out. */
export const textAt = (zoom: number) => ({
  namesOnly: zoom < FAR_BELOW,
  /** On the map, so that it is the smallest on the screen. */
  leastRem: LEAST_TEXT_REM / Math.min(1, zoom),
});

const isSame = (one: MapArea, other: MapArea) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Where the map stands in its window and how large it is drawn. Moving and zooming go past React: the window scrolls,
 * the zoom is a CSS variable, and only when other cards come into view are they drawn. While a zoom goes on, what was
 * painted before is stretched, and painted anew when the zoom rests.
 */
export function createMapView() {
  const changed = eventEmitter();
  let scroller: HTMLElement | null = null;
  /** What the heading and the years take of the window. */
  let frame: Point = { x: 0, y: 0 };
  let zoom = 1;
  let area = NOWHERE;
  let whole = { width: 1, height: 1 };
  let waiting = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The zoom at which what is seen was painted. */
  let painted = 1;
  /** The zoom that the next frame shows. */
  let wish: { readonly zoom: number; readonly at: Point } | null = null;
  let wishing = 0;
  const atZoom = elementsAt(() => zoom);
  const atPainted = elementsAt(() => painted);
  const stretched = elementsAt(() => zoom / painted);

  const update = () => {
    waiting = 0;
    if (scroller === null) return;
    const size = { width: scroller.clientWidth - frame.x, height: scroller.clientHeight - frame.y };
    const next = drawnArea({ x: scroller.scrollLeft, y: scroller.scrollTop }, size, zoom);
    if (isSame(next, area)) return;
    area = next;
    changed.emit();
  };
  const updateSoon = () => {
    if (resting === undefined && waiting === 0) waiting = requestAnimationFrame(update);
  };

  const paint = () => {
    painted = zoom;
    atPainted.tell();
    stretched.tell();
    const { namesOnly, leastRem } = textAt(painted);
    scroller?.toggleAttribute('data-far', namesOnly);
    scroller?.style.setProperty('--least-text', `${leastRem}rem`);
    update();
  };
  const rest = () => {
    clearTimeout(resting);
    resting = undefined;
    delete scroller?.dataset.zooming;
    paint();
  };
  const stretch = () => {
    if (scroller === null) return;
    clearTimeout(resting);
    resting = setTimeout(rest, ZOOM_REST_MS);
    scroller.dataset.zooming = '';
    const coarse = zoom / painted > MOST_STRETCHED || zoom / painted < LEAST_STRETCHED;
    if (coarse) paint();
    else stretched.tell();
  };

  /** `at`: a point of the window that stays where it is; its middle when left out. */
  const zoomTo = (wanted: number, at?: Point, { smooth = false } = {}) => {
    if (scroller === null) return;
    const next = between(LEAST_ZOOM, wanted, MOST_ZOOM);
    if (next === zoom) return;
    const middle = {
      x: (scroller.clientWidth - frame.x) / 2,
      y: (scroller.clientHeight - frame.y) / 2,
    };
    const { x, y } = at ?? middle;
    const left = (scroller.scrollLeft + x) * (next / zoom) - x;
    const top = (scroller.scrollTop + y) * (next / zoom) - y;
    zoom = next;
    atZoom.tell();
    scroller.scrollTo({ left, top, behavior: 'instant' });
    if (smooth) stretch();
    else rest();
    changed.emit();
  };
  /** Zooms in the next frame, however often it is asked until then. */
  const zoomSoon = (wanted: number, at: Point) => {
    wish = { zoom: between(LEAST_ZOOM, wanted, MOST_ZOOM), at };
    if (wishing !== 0) return;
    wishing = requestAnimationFrame(() => {
      wishing = 0;
      if (wish !== null) zoomTo(wish.zoom, wish.at, { smooth: true });
      wish = null;
    });
  };

  return {
    subscribe: changed.listen,
    /** What is to be drawn, in CSS pixels of the map. */
    area: () => area,
    zoom: () => zoom,
    update,
    updateSoon,
    attach(element: HTMLElement, taken: Point): () => void {
      scroller = element;
      frame = taken;
      paint();
      return () => {
        clearTimeout(resting);
        resting = undefined;
        cancelAnimationFrame(waiting);
        cancelAnimationFrame(wishing);
        waiting = 0;
        wishing = 0;
        wish = null;
        scroller = null;
      };
    },
    /** A ref of what is as large as the zoom says. */
    scaled: atZoom.ref,
    /** A ref of what is drawn, as large as it was last painted. */
    painted: atPainted.ref,
    /** A ref of what stretches that from there to the zoom. */
    stretched: stretched.ref,
    zoomBy: (steps: number) => zoomTo(zoom * ZOOM_STEP ** steps),
    zoomByWheel: (delta: number, at: Point) =>
      zoomSoon((wish?.zoom ?? zoom) * Math.exp(-delta * WHEEL_ZOOM), at),
    zoomTo: (wanted: number) => zoomTo(wanted),
    /** Follows two fingers. */
    pinchTo: zoomSoon,
    /** The map itself has changed. `size`: its width and height, in CSS pixels. */
    show(size: { readonly width: number; readonly height: number }): void {
      whole = size;
      update();
    },
    /** Makes the whole map visible, or as much of it as can be read; never larger than it is. */
    fit(): void {
      if (scroller === null) return;
      const wanted = Math.min(
        (scroller.clientWidth - frame.x) / whole.width,
        (scroller.clientHeight - frame.y) / whole.height,
        1,
      );
      zoomTo(wanted);
    },
    /** Where a point of the screen lies on the window, without its heading and years. */
    pointOf(clientX: number, clientY: number): Point {
      const box = scroller?.getBoundingClientRect();
      return { x: clientX - (box?.left ?? 0) - frame.x, y: clientY - (box?.top ?? 0) - frame.y };
    },
    moveBy(x: number, y: number): void {
      scroller?.scrollBy({ left: x, top: y, behavior: 'instant' });
    },
    /** Moves the window so that a part of the map is whole in it, by as little as that takes. */
    reveal({ left, top, width, height }: MapArea, spare = 24): void {
      if (scroller === null) return;
      const fitted = (start: number, length: number, scrolled: number, room: number) => {
        const first = start * zoom - spare;
        const last = (start + length) * zoom + spare - room;
        return first < scrolled ? first : Math.max(scrolled, last);
      };
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
      scroller.scrollTo({
        left: fitted(left, width, scrollLeft, clientWidth - frame.x),
        top: fitted(top, height, scrollTop, clientHeight - frame.y),
        behavior: 'instant',
      });
      update();
    },
    /** Whether the middle of a part of the map is in the window. */
    shows({ left, top, width, height }: MapArea): boolean {
      if (scroller === null) return false;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
      const x = (left + width / 2) * zoom - scrollLeft;
      const y = (top + height / 2) * zoom - scrollTop;
      return x > 0 && x < clientWidth - frame.x && y > 0 && y < clientHeight - frame.y;
    },
    /** Puts a row of the map in the middle of the window. */
    centre(top: number, height: number): void {
      if (scroller === null) return;
      const room = scroller.clientHeight - frame.y;
      scroller.scrollTo({ top: (top + height / 2) * zoom - room / 2, behavior: 'instant' });
      update();
    },
  };
}

export type MapView = ReturnType<typeof createMapView>;

/** Where a map opens: at the current year, or where no card would be in sight, at the card nearest to it in time. */
export function openAtNow({ rows, boxes }: MapLayout, view: MapView): void {
  const now = rows.findIndex(({ period }) => period === 'current');
  const row = rows[now];
  if (row !== undefined) view.centre(row.top, row.height);
  const [nearest] = [...boxes].sort((one, other) => Math.abs(one.row - now) - Math.abs(other.row - now));
  if (nearest !== undefined && !boxes.some(view.shows)) view.reveal(nearest);
}

/** What can be done with the map as a whole. */
export interface MapTools {
  readonly view: MapView;
  readonly savePicture: () => void;
  readonly print: () => void;
}
