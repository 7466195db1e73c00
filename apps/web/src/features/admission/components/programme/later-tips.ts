import { fetchedLater } from '../../../../shared/fetched-later.ts';

/** What a level badge says to a pointer that rests on it. */
export const levelTips = fetchedLater(() => import('../../../../shared/programme/level-tip.ts'));
