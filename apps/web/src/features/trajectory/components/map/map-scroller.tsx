import { layoutTrajectory, type MapLayout } from '@lodestar/domain';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtered } from '../../model/map-filter.ts';
import { useMapGestures, useMapKeys } from '../../model/map-gestures.ts';
import { cardId, type MapTarget, useMapPage } from '../../model/map-page.ts';
import { type MapScene, MapSceneContext } from '../../model/map-scene.ts';
import { type MapView, openAtNow } from '../../model/map-view.ts';
import { Connecting } from './connecting.tsx';
import { MapHead, MapYears } from './map-grid.tsx';
import { MapLayer } from './map-layer.tsx';

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** How large an element is inside; null before it has been measured. */
function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Brings the event to go to into view and puts the focus on its card, once the card is drawn. */
function useTargetFocus(target: MapTarget | null, layout: MapLayout, view: MapView): void {
  const reached = useRef<MapTarget | null>(null);
  useEffect(() => {
    if (target === null || reached.current === target) return;
    const box = layout.boxes.find(({ id }) => id === target.eventId);
    if (box === undefined) return;
    reached.current = target;
    view.reveal(box);
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() =>
      document.getElementById(cardId(target.eventId))?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [target, layout, view]);
}

/** What the years and the types take of the window, in CSS pixels. */
const FRAME = { x: 68, y: 44 };

/** Where everything is for the room there is; null before that is known. */
function useMapLayout(scroller: RefObject<HTMLElement | null>): MapLayout | null {
  const { work, filter, currentYear, opened } = useMapPage();
  const width = useElementSize(scroller)?.width ?? null;
  return useMemo(() => {
    if (width === null) return null;
    const { from, to } = filter;
    return layoutTrajectory(filtered(work, filter), {
      width: width - FRAME.x,
      windowWidth: window.innerWidth,
      textScale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1,
      currentYear,
      from,
      to,
      opened,
    });
  }, [work, filter, width, currentYear, opened]);
}

// Opaque, so that the browser scrolls what is painted instead of painting it anew.
/** The map in its window: headings that stay, cells, lines and cards. */
export function MapScroller({ view }: { readonly view: MapView }) {
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMapLayout(scroller);
  useMapGestures(scroller, view);
  useLayoutEffect(() => (scroller.current ? view.attach(scroller.current, FRAME) : undefined), [view]);
  return (
    <div
      ref={scroller}
      className="absolute inset-0 touch-pan-x touch-pan-y cursor-grab overflow-auto overscroll-contain bg-paper will-change-scroll data-panning:cursor-grabbing data-panning:select-none print:hidden"
    >
      {layout !== null && <DrawnMap layout={layout} view={view} />}
    </div>
  );
}

function DrawnMap({ layout, view }: { readonly layout: MapLayout; readonly view: MapView }) {
  const { t } = useTranslation('trajectory');
  const { target } = useMapPage();
  const help = useId();
  const [active, setActive] = useState<string | null>(null);
  const scene: MapScene = useMemo(() => ({ layout, view, active, setActive }), [layout, view, active]);
  const onKeyDown = useMapKeys(scene);

  const opened = useRef(false);
  useLayoutEffect(() => {
    view.show(layout);
    if (opened.current) return;
    opened.current = true;
    openAtNow(layout, view);
  }, [layout, view]);
  useEffect(() => {
    if (target !== null) setActive(target.eventId);
  }, [target]);
  useTargetFocus(target, layout, view);

  return (
    <MapSceneContext value={scene}>
      <section
        aria-label={t('mapLabel')}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        tabIndex={layout.boxes.length === 0 ? 0 : undefined}
        className="grid w-max grid-cols-[68px_auto] grid-rows-[44px_auto]"
      >
        <p
          id={help}
          className="sticky top-0 left-0 z-5 border-ink border-e border-e-line border-b-[1.5px] bg-paper"
        >
          <span className="sr-only">{t('mapHelp')}</span>
        </p>
        <MapHead />
        <MapYears />
        <Connecting>
          <MapLayer />
        </Connecting>
      </section>
    </MapSceneContext>
  );
}
