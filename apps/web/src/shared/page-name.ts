import { useEffect } from 'react';
import { sharedValue } from './event-emitter.ts';

const name = sharedValue<string | null>(null);

/** Names the tab after what the page shows, such as a programme, as long as it shows it. */
export function usePageName(shown: string | null): void {
  useEffect(() => {
    name.set(shown);
    return () => name.set(null);
  }, [shown]);
}

/** What the page shown says that it is about; null where its route says it all. */
export const useShownPageName = name.use;
