import { createMapView, type MapView } from '../model/map-view.ts';

export const VIEW_WINDOW = { width: 1000, height: 600 };

/** A view of a window of that size, without its heading and years. */
export function attachedView(): { readonly scroller: HTMLElement; readonly view: MapView } {
  const scroller = document.createElement('div');
  Object.defineProperties(scroller, {
    clientWidth: { value: VIEW_WINDOW.width + 68 },
    clientHeight: { value: VIEW_WINDOW.height + 44 },
  });
  scroller.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options !== 'object') return;
    scroller.scrollLeft = Math.max(0, options.left ?? scroller.scrollLeft);
    scroller.scrollTop = Math.max(0, options.top ?? scroller.scrollTop);
  };
  const view = createMapView();
  view.attach(scroller, { x: 68, y: 44 });
  return { scroller, view };
}
