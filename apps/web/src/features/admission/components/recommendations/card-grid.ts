/** One column on a phone and beside the list, two where there is room. */
export const CARD_GRID = 'mt-px grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';
