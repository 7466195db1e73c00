import { useEffect, useRef, useState } from 'react';
import { SHEET_LEAST, sheetMost } from './sheet-height.ts';

/** Id of the form of a new event. */
export const EVENT_FORM_ID = 'new-event';

/** The sheet's height, and a way to the form of a new event that lies in it, or in the panel beside the map. */
export function useSheet() {
  const [height, setHeight] = useState(SHEET_LEAST);
  const wanted = useRef(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0 || !wanted.current) return;
    wanted.current = false;
    const form = document.getElementById(EVENT_FORM_ID);
    // The sheet is still rising: the browser would scroll the field to the top of the little there is of it.
    form?.querySelector('input')?.focus({ preventScroll: true });
    form?.closest('[data-forms]')?.scrollTo({ top: 0 });
  }, [asked]);

  return {
    height,
    setHeight,
    beginEvent() {
      wanted.current = true;
      setHeight(sheetMost(window.innerHeight));
      setAsked((count) => count + 1);
    },
  };
}
