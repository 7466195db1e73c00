import { useRef } from 'react';

/** True from the first time the value is true: what is fetched on first use stays, so that it can close in its own time. */
export function useOnceTrue(value: boolean): boolean {
  const seen = useRef(value);
  if (value) seen.current = true;
  return seen.current;
}
