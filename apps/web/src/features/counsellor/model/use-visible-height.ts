import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes an element end where what can be seen ends: at the bottom of the window, or at the top of the keyboard of a
 * phone, which covers the page instead of shrinking it.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const view = window.visualViewport;
    if (element === null || !view) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.height = `${Math.max(0, Math.round(view.height - top))}px`;
      // Some browsers push the page up to show the field, which is in view already.
      if (view.offsetTop > 0) window.scrollTo(0, 0);
    };
    fit();
    const above = new ResizeObserver(fit);
    above.observe(document.body);
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      above.disconnect();
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [ref]);
}
