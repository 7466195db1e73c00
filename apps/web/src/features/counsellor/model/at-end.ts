/** Where a list that scrolls stands, in pixels. */
export interface Place {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Nearer to the end than this counts as being there. */
const NEAR_PX = 48;

export const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: Place): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR_PX;

/**
 * Whether a list that was kept at its end is still to be kept there after it has scrolled. Only a reader goes back
 * further than a list that got shorter had to; what was added since is followed.
 */
export function isStillKept(before: Place, now: Place): boolean {
  const back = before.scrollTop - now.scrollTop;
  const shorter = Math.max(0, before.scrollHeight - now.scrollHeight);
  return isNearEnd(now) || back <= shorter + 1;
}
