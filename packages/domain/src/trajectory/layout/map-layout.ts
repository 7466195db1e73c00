import type { ConnectionKind } from '../trajectory.ts';
import type { Period, YearSpan, YearsWish } from '../years.ts';
import type { CardText } from './card-text.ts';

/** A rectangle on the map in CSS pixels. The origin is the top left corner of the first year's first cell. */
export interface MapArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A column of cells: one type. `known`: whether it is one of the pupil's types, or only left on an event. */
export interface MapColumn {
  readonly type: string;
  readonly known: boolean;
  readonly left: number;
  readonly width: number;
}

/** A row of cells: one year, or a band of empty ones. */
export interface MapRow extends YearSpan {
  readonly period: Period;
  readonly top: number;
  readonly height: number;
}

/** The card of an event. `column` and `row`: in which cell; `connections`: how many begin or end at it. */
export interface MapBox extends MapArea {
  readonly text: CardText;
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly connections: number;
}

/** The line of a connection, from card to card. `path`: for an SVG path; `bounds`: where it runs. */
export interface MapCurve {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: ConnectionKind;
  readonly path: string;
  readonly bounds: MapArea;
}

/** Where everything of a map is. Connections of which an event is missing have no curve. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly MapColumn[];
  readonly rows: readonly MapRow[];
  readonly boxes: readonly MapBox[];
  readonly curves: readonly MapCurve[];
}

/** What a layout depends on beside the map. */
export interface LayoutWish extends YearsWish {
  /** Room for the cells, without the column of years, in CSS pixels; a map may be wider. */
  readonly width: number;
  /** Of the window: decides how many cards lie side by side in a cell. */
  readonly windowWidth: number;
  /** How much larger than 16 pixels the reader has text; 1 when left out. */
  readonly textScale?: number;
}

/** From this width of the window on the map is a desk's (specification, part 2, section 9). */
export const WIDE_FROM = 1_024;
/** From this width on three cards lie side by side in a cell. */
const WIDEST_FROM = 4_080;
/** Below this width a phone is held upright, and a cell is a little narrower. */
const PHONE_BELOW = 480;

const CELL_WIDTH = { phone: 248, else: 300 } as const;

/** In CSS pixels. */
export const MEASURES = {
  /** However wide its cell. */
  maxCardWidth: 340,
  /** Between a card and the edge of its cell. */
  gutter: 20,
  /** What a year without cards, and a band of such years, is high inside. */
  emptyLine: 16,
  foldLine: 44,
  /** Between a row's edge and its first and last cards. */
  rowPadding: 22,
  /** Between the lines of cards of one row. */
  lineGap: 44,
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
