import type { MapRow } from '@lodestar/domain';

/** A piece of the map that is printed in one: whole rows where they fit. */
export interface PictureSlice {
  readonly top: number;
  readonly height: number;
}

/** Parts a map into pieces no higher than a page; only a row that is itself higher is cut. */
export function pictureSlices(rows: readonly MapRow[], pageHeight: number): readonly PictureSlice[] {
  const slices: PictureSlice[] = [];
  let open: PictureSlice | null = null;
  for (const { top, height } of rows) {
    if (open !== null && top + height - open.top <= pageHeight) {
      open = { top: open.top, height: top + height - open.top };
      continue;
    }
    if (open !== null) slices.push(open);
    let from = top;
    while (top + height - from > pageHeight) {
      slices.push({ top: from, height: pageHeight });
      from += pageHeight;
    }
    open = { top: from, height: top + height - from };
  }
  return open === null ? slices : [...slices, open];
}
