import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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

/** True while the browser draws the page for the printer, which takes what stands there at that moment. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
