/** What a page of A4 lying on its side holds under the heading, in CSS pixels: 277 by 190 mm less 34. */
export const PAPER = { width: 1_046, height: 684 } as const;
/** Printed smaller than this, the smallest text is no longer read: 12 px are then 5.6 points. */
export const LEAST_SCALE = 0.62;

/** How much smaller a map on several pages is drawn: as large as it is, or so that its columns share the pages' width. */
export const tileScale = (width: number): number => Math.min(1, Math.max(LEAST_SCALE, PAPER.width / width));

/** A stretch of the map in one direction. */
export interface Piece {
  readonly start: number;
  readonly length: number;
}

/** Parts rows or columns into pieces no longer than a page; only what is itself longer is cut. */
export function pieces(parts: readonly Piece[], page: number): readonly Piece[] {
  const whole: Piece[] = [];
  let open: Piece | null = null;
  for (const { start, length } of parts) {
    if (open !== null && start + length - open.start <= page) {
      open = { start: open.start, length: start + length - open.start };
      continue;
    }
    if (open !== null) whole.push(open);
    let from = start;
    while (start + length - from > page) {
      whole.push({ start: from, length: page });
      from += page;
    }
    open = { start: from, length: start + length - from };
  }
  return open === null ? whole : [...whole, open];
}
