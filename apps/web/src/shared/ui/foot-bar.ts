/** The `ref` of a part of the shell that tells the page how high it is, under a name. */
function tellsHeight(name: string) {
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (bar === null) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(name, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      page.removeProperty(name);
    };
  };
}

/** Of a bar that stays at the foot of the window: messages appear above it. */
export const footBar = tellsHeight('--foot-bar');

/** Of a notice that stays under the bar at the top: what fills the window, or stays there too, leaves it room. */
export const topNotice = tellsHeight('--top-notice');

/** Of a notice over the foot of the window: what scrolls leaves it room at its end. */
export const pageNotice = tellsHeight('--page-notice');
