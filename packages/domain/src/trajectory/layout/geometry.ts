import { periodOf } from '../years.ts';
import type { LayoutWish, MapColumn, MapRow } from './map-layout.ts';
import { leastCellWidth, MEASURES } from './map-layout.ts';
import type { Card, Placement } from './place-cards.ts';

/** The room between two neighbouring cards, in which lines run. */
export interface Channel {
  readonly start: number;
  readonly end: number;
}

/** Where cards and channels lie in one direction. */
export interface Axis {
  readonly size: number;
  /** Left edge of each slot's cards, or upper edge of each line's. */
  readonly starts: readonly number[];
  /** How wide each slot's cards, or how high each line's, are. */
  readonly sizes: readonly number[];
  /** Channel n lies before slot or line n. */
  readonly channels: readonly Channel[];
}

export interface Across extends Axis {
  readonly cardWidth: number;
  readonly columns: readonly MapColumn[];
}

export interface Down extends Axis {
  readonly rows: readonly MapRow[];
}

const channelFor = (lanes: number, most: number) =>
  lanes === 0 ? 0 : Math.min(most, lanes * MEASURES.laneGap + 2 * MEASURES.laneMargin);

/** Cards and the channels around them, one after the other. */
function axisOf(channelSizes: readonly number[], sizes: readonly number[]): Axis {
  const starts: number[] = [];
  const channels: Channel[] = [];
  let at = 0;
  for (const [index, size] of channelSizes.entries()) {
    channels.push({ start: at, end: at + size });
    at += size;
    if (index === channelSizes.length - 1) break;
    starts.push(at);
    at += sizes[index] ?? 0;
  }
  return { size: at, starts, sizes, channels };
}

/**
 * Where cells meet: in the channel before each but the first of them, as their paddings divide it; and at the edges of
 * the map.
 */
function borders(axis: Axis, firsts: readonly number[], paddings: readonly number[]): readonly number[] {
  const inner = firsts.slice(1).map((first, index) => {
    const { start, end } = axis.channels[first] ?? { start: 0, end: 0 };
    const [before = 1, after = 1] = [paddings[index], paddings[index + 1]];
    return Math.round(start + ((end - start) * before) / Math.max(1, before + after));
  });
  return [0, ...inner, axis.size];
}

/** The index of the first slot or line of each cell. */
function firstsOf(counts: readonly number[]): readonly number[] {
  const firsts: number[] = [];
  let next = 0;
  for (const count of counts) {
    firsts.push(next);
    next += count;
  }
  return firsts;
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Cards share the room that the lines between them leave; where that is too little the map is wider than its room. */
export function layAcross({ columns, slots }: Placement, wish: LayoutWish, lanes: readonly number[]): Across {
  const { gutter, maxCardWidth, maxShaft } = MEASURES;
  const isEdge = (index: number) => index === 0 || index === slots.length;
  const needed = Array.from({ length: slots.length + 1 }, (_, index) =>
    Math.max(isEdge(index) ? gutter : 2 * gutter, channelFor(lanes[index] ?? 0, maxShaft)),
  );
  const least = leastCellWidth(wish.windowWidth) - 2 * gutter;
  const shared = Math.floor((wish.width - sumOf(needed)) / Math.max(1, slots.length));
  const cardWidth = Math.min(maxCardWidth, Math.max(least, shared));
  const rest = Math.max(0, wish.width - sumOf(needed) - slots.length * cardWidth);
  const share = Math.floor(rest / Math.max(1, slots.length) / 2);
  const sizes = needed.map((size, index) => {
    if (index === slots.length) return size + rest - share * (2 * slots.length - 1);
    return size + (isEdge(index) ? share : 2 * share);
  });
  const axis = axisOf(
    sizes,
    slots.map(() => cardWidth),
  );
  const edges = borders(axis, firstsOf(columns.map((column) => column.slots)), []);
  return {
    ...axis,
    cardWidth,
    columns: columns.map(({ type, known }, index) => {
      const left = edges[index] ?? 0;
      return { type, known, left, width: (edges[index + 1] ?? left) - left };
    }),
  };
}

/** How high each line is: its highest card, or what a line without cards takes. */
function lineHeights({ rows, lines }: Placement, heightOf: (card: Card) => number): readonly number[] {
  const folded = rows.flatMap(({ span, lines: count }) => Array.from({ length: count }, () => span.folded));
  return lines.map((cards, line) => {
    if (cards.length > 0) return Math.max(...cards.map(heightOf));
    return folded[line] ? MEASURES.foldLine : MEASURES.emptyLine;
  });
}

/** Rows are as high as their cards and the lines between them need. */
export function layDown(
  placement: Placement,
  { currentYear }: LayoutWish,
  lanes: readonly number[],
  heightOf: (card: Card) => number,
): Down {
  const { rows, lines } = placement;
  const firsts = firstsOf(rows.map((row) => row.lines));
  const rowAt = new Map(firsts.map((first, index) => [first, index]));
  const padding = rows.map(({ span }) => (span.folded ? 0 : MEASURES.rowPadding));
  const sizes = Array.from({ length: lines.length + 1 }, (_, index) => {
    const row = index === lines.length ? rows.length : rowAt.get(index);
    const base = row === undefined ? MEASURES.lineGap : (padding[row - 1] ?? 0) + (padding[row] ?? 0);
    return Math.max(base, channelFor(lanes[index] ?? 0, MEASURES.maxChannel));
  });
  const axis = axisOf(sizes, lineHeights(placement, heightOf));
  const edges = borders(axis, firsts, padding);
  return {
    ...axis,
    rows: rows.map(({ span }, index) => {
      const top = edges[index] ?? 0;
      const height = (edges[index + 1] ?? top) - top;
      return { ...span, period: periodOf(span.from, currentYear), top, height };
    }),
  };
}
