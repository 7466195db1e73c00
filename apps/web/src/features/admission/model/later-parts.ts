import { fetchedLater } from '../../../shared/fetched-later.ts';

/** What the page shows once there are grades: a script of its own, fetched with the first grade. */
export const graded = fetchedLater(() =>
  import('../components/graded-parts.tsx').then((module) => module.gradedParts),
);

/** The ordered list. */
export const choicesList = fetchedLater(() =>
  import('../components/choices/choices-panel.tsx').then(({ ChoicesPanel }) => ({ ChoicesPanel })),
);

/** How a level was worked out. */
export const receipts = fetchedLater(() =>
  import('../components/receipt/receipt.tsx').then(({ ReceiptPanel }) => ({ ReceiptPanel })),
);

/** What is wished of a mix, and why a programme is in it. */
export const mixParts = fetchedLater(() => import('../components/recommendations/mix-parts.tsx'));

/** Asks what becomes of a programme for which the list has no room. */
export const noRoom = fetchedLater(() => import('../../../shared/lists/full-list-dialog.tsx'));

/** What a search came to. */
export const searchResults = fetchedLater(() =>
  import('../components/find/search-dropdown.tsx').then(({ SearchDropdown }) => ({ SearchDropdown })),
);

/** What answers without a server; null where it cannot be fetched either. */
export const loadSearchHere = () => import('../api/search-here.ts').catch(() => null);
export const loadRecommendHere = () => import('../api/recommend-here.ts').catch(() => null);

/** What presses open, fetched ahead of them, so that it is there at once, and when the connection is gone. */
export function fetchWhatOpens(): void {
  for (const parts of [choicesList, receipts, searchResults, mixParts, noRoom]) void parts.fetch();
  void loadSearchHere();
  void loadRecommendHere();
}
