import type { MapArea } from '@lodestar/domain';

const LEAST_ZOOM = 0.2;
const MOST_ZOOM = 2;
const ZOOM_STEP = 1.25;
/** Fitting a large map may make it smaller than zooming out does. */
const LEAST_FIT = 0.05;
/** What is in view is found anew only when the window has moved by so much, in CSS pixels of the map. */
const TILE = 640;
/** Drawn beyond the edges of the window, so that a quick scroll does not run into the empty. */
const MARGIN = 320;
/** A zoom that rests so long has ended; until then what is painted is only stretched. */
const ZOOM_REST_MS = 160;
/** How far it is stretched before it is painted anew. */
const MOST_STRETCHED = 1.8;
const LEAST_STRETCHED = 0.6;
/** What is stretched, browsers paint in full size at least: too much of it when the map is small. */
const STRETCHED_FROM = 0.7;
/** Below this zoom cards show their names only. */
const FAR_BELOW = 0.5;
/** While a zoom goes on, what has come into view is drawn no more often than this. */
const ZOOM_UPDATE_MS = 240;
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

const isSame = (one: MapArea, other: MapArea) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;

/**
 * Where the map stands in its window and how large it is drawn. Moving and zooming go past React: the window scrolls,
 * the zoom is a CSS variable, and only when other cards come into view are they drawn.
 */
export function createMapView() {
  const listeners = new Set<() => void>();
  let scroller: HTMLElement | null = null;
  /** What the heading and the years take of the window. */
  let frame: Point = { x: 0, y: 0 };
  let zoom = 1;
  let area = NOWHERE;
  let whole = { width: 1, height: 1 };
  let waiting = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let updated = 0;
  /** The zoom at which what is stretched was painted. */
  let painted = 1;
  const scaled = new Set<HTMLElement>();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const update = () => {
    waiting = 0;
    if (scroller === null) return;
    updated = performance.now();
    const size = { width: scroller.clientWidth - frame.x, height: scroller.clientHeight - frame.y };
    const next = drawnArea({ x: scroller.scrollLeft, y: scroller.scrollTop }, size, zoom);
    if (isSame(next, area)) return;
    area = next;
    tell();
  };
  const updateSoon = () => {
    if (resting !== undefined && performance.now() - updated < ZOOM_UPDATE_MS) return;
    if (waiting === 0) waiting = requestAnimationFrame(update);
  };

  const scale = (element: HTMLElement) => element.style.setProperty('--zoom', String(zoom));
  const rest = () => {
    clearTimeout(resting);
    resting = undefined;
    delete scroller?.dataset.zooming;
    update();
  };
  /** Stretches what was painted at one zoom to the next, and paints anew when that has become too coarse. */
  const stretch = (before: number) => {
    if (scroller === null) return;
    if (resting === undefined) painted = before;
    const stretched = zoom / painted;
    const coarse = stretched > MOST_STRETCHED || stretched < LEAST_STRETCHED;
    if (coarse) painted = zoom;
    if (coarse || painted < STRETCHED_FROM) delete scroller.dataset.zooming;
    else scroller.dataset.zooming = '';
    clearTimeout(resting);
    resting = setTimeout(rest, ZOOM_REST_MS);
  };

  /** `at`: a point of the window that stays where it is; its middle when left out. */
  const zoomTo = (wanted: number, at?: Point, { least = LEAST_ZOOM, smooth = false } = {}) => {
    if (scroller === null) return;
    const next = between(least, wanted, MOST_ZOOM);
    if (next === zoom) return;
    const middle = {
      x: (scroller.clientWidth - frame.x) / 2,
      y: (scroller.clientHeight - frame.y) / 2,
    };
    const { x, y } = at ?? middle;
    const left = (scroller.scrollLeft + x) * (next / zoom) - x;
    const top = (scroller.scrollTop + y) * (next / zoom) - y;
    const before = zoom;
    zoom = next;
    for (const element of scaled) scale(element);
    scroller.toggleAttribute('data-far', zoom < FAR_BELOW);
    scroller.scrollTo({ left, top, behavior: 'instant' });
    if (smooth) {
      stretch(before);
      updateSoon();
    } else rest();
    tell();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is to be drawn, in CSS pixels of the map. */
    area: () => area,
    zoom: () => zoom,
    update,
    updateSoon,
    attach(element: HTMLElement, taken: Point): () => void {
      scroller = element;
      frame = taken;
      element.toggleAttribute('data-far', zoom < FAR_BELOW);
      update();
      return () => {
        clearTimeout(resting);
        resting = undefined;
        cancelAnimationFrame(waiting);
        waiting = 0;
        scroller = null;
      };
    },
    /** A ref of what is as large as the zoom says: it has `--zoom`. */
    scaled(element: HTMLElement | null): (() => void) | undefined {
      if (element === null) return;
      scaled.add(element);
      scale(element);
      return () => {
        scaled.delete(element);
      };
    },
    zoomBy: (steps: number) => zoomTo(zoom * ZOOM_STEP ** steps),
    zoomByWheel: (delta: number, at: Point) =>
      zoomTo(zoom * Math.exp(-delta * WHEEL_ZOOM), at, { smooth: true }),
    zoomTo: (wanted: number) => zoomTo(wanted),
    /** Follows two fingers. */
    pinchTo: (wanted: number, at: Point) => zoomTo(wanted, at, { smooth: true }),
    /** The map itself has changed. `size`: its width and height, in CSS pixels. */
    show(size: { readonly width: number; readonly height: number }): void {
      whole = size;
      update();
    },
    /** Makes the whole map visible; never larger than it is. */
    fit(): void {
      if (scroller === null) return;
      const wanted = Math.min(
        (scroller.clientWidth - frame.x) / whole.width,
        (scroller.clientHeight - frame.y) / whole.height,
        1,
      );
      zoomTo(wanted, { x: 0, y: 0 }, { least: LEAST_FIT });
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
