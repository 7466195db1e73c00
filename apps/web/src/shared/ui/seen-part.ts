/**
 * The `ref` of a window over the page: tells it, as `--seen-top` and `--seen-height`, which part of the screen the
 * keyboard of a phone leaves free. Somebody who has magnified the page sees a part of the window, as of the rest.
 */
export function seenPart(element: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport;
  if (element === null || !view) return;
  const tell = () => {
    if (view.scale > 1) return;
    element.style.setProperty('--seen-top', `${Math.round(view.offsetTop)}px`);
    element.style.setProperty('--seen-height', `${Math.round(view.height)}px`);
  };
  tell();
  view.addEventListener('resize', tell);
  view.addEventListener('scroll', tell);
  return () => {
    view.removeEventListener('resize', tell);
    view.removeEventListener('scroll', tell);
  };
}
