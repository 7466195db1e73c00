/** The sheet is between 80 px and 80 % of the window high (specification, part 2, section 9). */
export const SHEET_LEAST = 80;
const SHEET_SHARE = 0.8;
const KEY_STEP = 48;
/** A sheet let go so near to an end goes there. */
const SNAP = 48;

export function sheetMost(windowHeight: number): number {
  return Math.max(SHEET_LEAST, Math.round(windowHeight * SHEET_SHARE));
}

/** A height within the bounds. */
export function boundHeight(height: number, windowHeight: number): number {
  return Math.min(sheetMost(windowHeight), Math.max(SHEET_LEAST, Math.round(height)));
}

/** The height at which a sheet that is let go stays. */
export function restingHeight(height: number, windowHeight: number): number {
  const bound = boundHeight(height, windowHeight);
  if (bound - SHEET_LEAST < SNAP) return SHEET_LEAST;
  const most = sheetMost(windowHeight);
  return most - bound < SNAP ? most : bound;
}

/** The height that a key leads to; null when it does nothing to a sheet. */
export function heightForKey(key: string, height: number, windowHeight: number): number | null {
  const most = sheetMost(windowHeight);
  switch (key) {
    case 'ArrowUp':
      return boundHeight(height + KEY_STEP, windowHeight);
    case 'ArrowDown':
      return boundHeight(height - KEY_STEP, windowHeight);
    case 'End':
    case 'PageUp':
      return most;
    case 'Home':
    case 'PageDown':
    case 'Escape':
      return SHEET_LEAST;
    case 'Enter':
    case ' ':
      return height > SHEET_LEAST ? SHEET_LEAST : most;
    default:
      return null;
  }
}
