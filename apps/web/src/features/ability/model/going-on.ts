import { useEffect, useEffectEvent, useState } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../../shared/ui/use-media-query.ts';

/** Long enough to see which answer was taken. */
const GOES_ON_AFTER_MS = 400;

interface GoingOn {
  readonly begin: () => void;
  readonly stop: () => void;
}

/**
 * Goes on to the next question a moment after an answer was pressed, unless somebody goes back or on before. Never by
 * itself for whoever wants little motion, nor after arrow keys, which pass over answers on their way.
 */
export function useGoingOnByItself(question: number, goOn: () => void): GoingOn {
  const still = useMediaQuery(REDUCED_MOTION);
  const [pressed, setPressed] = useState<number | null>(null);
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (pressed !== question) return;
    const timer = setTimeout(() => {
      setPressed(null);
      leave();
    }, GOES_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pressed, question]);
  return { begin: () => setPressed(still ? null : question), stop: () => setPressed(null) };
}
