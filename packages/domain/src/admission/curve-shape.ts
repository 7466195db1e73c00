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
  readonly score: number;
  readonly percent: number;
  readonly logit: number;
  readonly slope: number;
}

const NOWHERE: Segment = { score: Number.NaN, percent: Number.NaN, logit: Number.NaN, slope: Number.NaN };

function segments(anchors: readonly CurveAnchor[]): readonly Segment[] {
  return anchors.slice(1).map((high, index) => {
    const { score, percent } = anchors[index] ?? high;
    const low = logit(percent);
    return { score, percent, logit: low, slope: (logit(high.percent) - low) / (high.score - score) };
  });
}

/** logit(percent) runs straight between anchors and goes on beyond them with the nearest slope. */
export interface CurveShape {
  readonly percentAt: (score: number) => number;
  readonly scoreAt: (percent: number) => number;
}

/** The curve through two or more anchors whose scores and percentages both rise strictly. */
export function curveThrough(anchors: readonly CurveAnchor[]): CurveShape {
  const [lowest = NOWHERE, ...higher] = segments(anchors);
  const partAt = (score: number): Segment => {
    let part = lowest;
    for (const one of higher) if (score >= one.score) part = one;
    return part;
  };
  return {
    percentAt: (score) => {
      const part = partAt(score);
      return percentOfLogit(part.logit + (score - part.score) * part.slope);
    },
    scoreAt: (percent) => {
      const part = higher.findLast((one) => percent >= one.percent) ?? lowest;
      return part.score + (logit(percent) - part.logit) / part.slope;
    },
  };
}
