import { fetchedLater } from '../../../../shared/fetched-later.ts';

/** What is wished of a mix, and why a programme is in it. */
export const mixParts = fetchedLater(() => import('./mix-parts.tsx'));
