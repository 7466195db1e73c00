const GAP = 8;
const MARGIN = 12;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a tip stands: below its anchor, above it where there is no room below, never outside the window. */
export function tipPosition(
  anchor: Box,
  tip: Size,
  view: Size,
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  const left = Math.max(MARGIN, Math.min(centred, view.width - tip.width - MARGIN));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tip.height;
  const fitsBelow = below + tip.height <= view.height - MARGIN;
  return { left, top: fitsBelow || above < MARGIN ? below : above };
}
