/** The `ref` of a text that may be longer than its frame: then it is reached by Tab, so that keys can scroll it. */
export function reachedByTab(frame: HTMLElement | null): (() => void) | undefined {
  if (frame === null) return;
  const observer = new ResizeObserver(() => {
    if (frame.scrollHeight > frame.clientHeight) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
