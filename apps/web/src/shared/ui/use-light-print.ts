import { useEffect } from 'react';

/** Ink on paper whatever the theme: a dark page would print light text without its background. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let theme: string | undefined;
    const lighten = () => {
      theme = root.dataset.theme;
      root.dataset.theme = 'light';
    };
    const restore = () => {
      if (theme === undefined) delete root.dataset.theme;
      else root.dataset.theme = theme;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
