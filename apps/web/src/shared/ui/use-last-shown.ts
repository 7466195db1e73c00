import { useState } from 'react';

/** What a dialog is about, which stays while the dialog goes. */
export function useLastShown<T>(shown: T | null): T | null {
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}
