import { fetchedLater } from '../../../shared/fetched-later.ts';

/** What the page shows once there are grades: a script of its own, fetched with the first grade. */
export const graded = fetchedLater(() =>
  import('../components/graded-parts.tsx').then((module) => module.gradedParts),
);
