import { layoutTrajectory, type MapLayout } from '@lodestar/domain';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtered } from '../../model/map-filter.ts';
import { useMapPage } from '../../model/map-page.ts';
import { type MapScene, MapSceneContext } from '../../model/map-scene.ts';
import type { MapView } from '../../model/map-view.ts';
import { openAtNow } from '../../model/open-at.ts';
import { useElementSize } from '../../model/use-element-size.ts';
import { useMapGestures } from '../../model/use-map-gestures.ts';
import { useMapKeys } from '../../model/use-map-keys.ts';
import { useTargetFocus } from '../../model/use-target-focus.ts';
import { Connecting } from './connecting.tsx';
import { MapHead } from './map-head.tsx';
import { MapLayer } from './map-layer.tsx';
import { MapYears } from './map-years.tsx';

/** What the years and the types take of the window, in CSS pixels. */
const FRAME = { x: 68, y: 44 };

/** Where everything is for the room there is; null before that is known. */
function useMapLayout(scroller: RefObject<HTMLElement | null>): MapLayout | null {
  const { work, filter, currentYear } = useMapPage();
  const width = useElementSize(scroller)?.width ?? null;
  return useMemo(() => {
    if (width === null) return null;
    const { from, to } = filter;
    const wish = { width: width - FRAME.x, windowWidth: window.innerWidth, currentYear, from, to };
    return layoutTrajectory(filtered(work, filter), wish);
  }, [work, filter, width, currentYear]);
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
