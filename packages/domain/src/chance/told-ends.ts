/** No chance is told below or above these: what moves a bar further is outside the figures. */
export const LEAST_TOLD = 0.03;
export const MOST_TOLD = 0.97;

/** Above this the chance of nothing is what is told first. */
export const THIN_LIST = 0.05;

/** As precisely as chances are told. */
export function inTenThousandths(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}

export function complement(share: number): number {
  return inTenThousandths(1 - share);
}
