/** From this width of the window on the map is a desk's (specification, part 2, section 9). */
export const WIDE_FROM = 1_024;
/** From this width on three cards lie side by side in a cell. */
const WIDEST_FROM = 4_080;
/** Below this width a phone is held upright, and a cell is a little narrower. */
const PHONE_BELOW = 480;

const CELL_WIDTH = { phone: 248, else: 300 } as const;

/** Years shown on either side of the current one. */
export const YEARS_AROUND = 5;

/** In CSS pixels. */
export const MEASURES = {
  cardHeight: 132,
  /** However wide its cell. */
  maxCardWidth: 340,
  /** Between a card and the edge of its cell. */
  gutter: 20,
  minRowHeight: 256,
  /** Between a row's edge and its first and last cards, when there are several lines of them. */
  rowPadding: 44,
  /** Between the lines of cards of one row. */
  lineGap: 56,
  /** Between two lines that run side by side, where there is room. */
  laneGap: 10,
  /** Between such a line and the cards beside it: room for an arrow that turns off towards a card. */
  laneMargin: 18,
  /** Rows and columns grow for the lines between them only so far. */
  maxChannel: 240,
  maxShaft: 120,
  cornerRadius: 36,
  /** Room for the head of an arrow. */
  arrow: 8,
} as const;

/** How many cards may lie side by side in a cell: 1 below 1024, 2 below 4080, else 3. */
export function cardsAbreast(windowWidth: number): number {
  if (windowWidth < WIDE_FROM) return 1;
  return windowWidth < WIDEST_FROM ? 2 : 3;
}

export function leastCellWidth(windowWidth: number): number {
  return windowWidth < PHONE_BELOW ? CELL_WIDTH.phone : CELL_WIDTH.else;
}
