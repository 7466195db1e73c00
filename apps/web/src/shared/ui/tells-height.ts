/** The `ref` of a part of the shell that tells how high it is for as long as it is there, in pixels; empty once it is gone. */
export function tellsHeight(tell: (height: string) => void) {
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (bar === null) return;
    const observer = new ResizeObserver(() => tell(`${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      tell('');
    };
  };
}

/** Tells the whole page by a name in its style: notices are rare, and much leaves them room. */
const tellsPage = (name: string) =>
  tellsHeight((height) => document.documentElement.style.setProperty(name, height));

/** Of a notice that stays under the bar at the top: what fills the window, or stays there too, leaves it room. */
export const topNotice = tellsPage('--top-notice');

/** Of a notice over the foot of the window: what scrolls leaves it room at its end. */
export const pageNotice = tellsPage('--page-notice');
