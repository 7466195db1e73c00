/** A point of the admitted-score curve: `percent` of the admitted pupils scored `score` or less. */
export interface CurveAnchor {
  readonly score: number;
  readonly percent: number;
  readonly estimated: boolean;
}

function logit(percent: number): number {
  const share = percent / 100;
  return Math.log(share / (1 - share));
}

function percentOfLogit(value: number): number {
  return 100 / (1 + Math.exp(-value));
}

interface Segment {
  readonly low: CurveAnchor;
  readonly slope: number;
}

function segments(anchors: readonly CurveAnchor[]): readonly Segment[] {
  return anchors.slice(1).map((high, index) => {
    const low = anchors[index] ?? high;
    return { low, slope: (logit(high.percent) - logit(low.percent)) / (high.score - low.score) };
  });
}

/** logit(percent) runs straight between anchors and goes on beyond them with the nearest slope. */
export interface CurveShape {
  readonly percentAt: (score: number) => number;
  readonly scoreAt: (percent: number) => number;
}

/** The curve through two or more anchors whose scores and percentages both rise strictly. */
export function curveThrough(anchors: readonly CurveAnchor[]): CurveShape {
  const parts = segments(anchors);
  const pick = (isBeyond: (segment: Segment) => boolean): Segment | undefined =>
    parts.findLast((segment, index) => index === 0 || isBeyond(segment));
  return {
    percentAt: (score) => {
      const part = pick(({ low }) => score >= low.score);
      return part === undefined
        ? Number.NaN
        : percentOfLogit(logit(part.low.percent) + (score - part.low.score) * part.slope);
    },
    scoreAt: (percent) => {
      const part = pick(({ low }) => percent >= low.percent);
      return part === undefined
        ? Number.NaN
        : part.low.score + (logit(percent) - logit(part.low.percent)) / part.slope;
    },
  };
}
