import { type Direction, type MapBox, type MapLayout, neighbourOf } from '@lodestar/domain';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useMapPage } from './map-page.ts';
import type { MapScene } from './map-scene.ts';
import type { MapView } from './map-view.ts';

const PIXELS_OF_LINE = 16;
const LINES = 1;

const distance = (touches: TouchList) => {
  const [one, other] = [touches.item(0), touches.item(1)];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
};

const middleOf = (touches: TouchList, view: MapView) => {
  const [one, other] = [touches.item(0), touches.item(1)];
  if (!(one && other)) return { x: 0, y: 0 };
  return view.pointOf((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
};

/** Two fingers zoom the map about the point between them. */
function followPinch(element: HTMLElement, view: MapView, signal: AbortSignal): void {
  let start: { apart: number; zoom: number } | null = null;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 2 ? { apart: distance(touches), zoom: view.zoom() } : null;
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      if (start === null || event.touches.length !== 2) return;
      event.preventDefault();
      view.pinchTo((start.zoom * distance(event.touches)) / start.apart, middleOf(event.touches, view));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'touchend',
    () => {
      start = null;
    },
    { signal, passive: true },
  );
}

/** The wheel with Ctrl, which is also a pinch on a touch pad, zooms about the pointer. */
function followWheel(element: HTMLElement, view: MapView, signal: AbortSignal): void {
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const delta = event.deltaY * (event.deltaMode === LINES ? PIXELS_OF_LINE : 1);
      view.zoomByWheel(delta, view.pointOf(event.clientX, event.clientY));
    },
    { signal, passive: false },
  );
}

const isBackground = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-card], button, path') === null;

/** A mouse that is pressed between the cards takes the map along. */
function followMouse(element: HTMLElement, view: MapView, signal: AbortSignal): void {
  let last: { x: number; y: number } | null = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isBackground(event.target)) return;
      last = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
      element.dataset.panning = '';
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (last === null) return;
      view.moveBy(last.x - clientX, last.y - clientY);
      last = { x: clientX, y: clientY };
    },
    { signal },
  );
  const end = () => {
    last = null;
    delete element.dataset.panning;
  };
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'])
    element.addEventListener(kind, end, { signal });
}

/** Lets mouse, fingers and touch pad move and zoom the map. */
export function useMapGestures(scroller: RefObject<HTMLElement | null>, view: MapView): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('scroll', view.updateSoon, { signal, passive: true });
    followPinch(element, view, signal);
    followWheel(element, view, signal);
    followMouse(element, view, signal);
    return () => controller.abort();
  }, [scroller, view]);
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const inReadingOrder = (one: MapBox, other: MapBox) => one.top - other.top || one.left - other.left;

/** The card that a key leads to; null when it leads to none. */
function cardFor(key: string, layout: MapLayout, active: string | null): MapBox | null {
  const direction = DIRECTIONS[key];
  if (direction !== undefined && active !== null) return neighbourOf(layout, active, direction);
  const sorted = [...layout.boxes].sort(inReadingOrder);
  return (key === 'End' ? sorted.at(-1) : sorted[0]) ?? null;
}

/**
 * What a key does on the map: arrows go from card to card, C connects, L lists connections, plus, minus and zero zoom.
 * Enter and Space press whatever has the focus.
 */
export function useMapKeys({ layout, view, active }: MapScene): (event: KeyboardEvent) => void {
  const { goTo, open } = useMapPage();
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => view.zoomBy(1),
    '=': () => view.zoomBy(1),
    '-': () => view.zoomBy(-1),
    '0': () => view.fit(),
    ...(active !== null && {
      c: () => open({ kind: 'newConnection', from: active, to: '' }),
      l: () => open({ kind: 'connections', eventId: active }),
    }),
  };
  return (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actions[key.toLowerCase()];
    if (action !== undefined) action();
    else if (key in DIRECTIONS || key === 'Home' || key === 'End') {
      const card = cardFor(key, layout, active);
      if (card !== null) goTo(card.id);
    } else return;
    event.preventDefault();
  };
}
