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

/** Numbers that make up a segment between two anchors: where it begins, as score and as logit, and its slope. */
const SCORE = 0;
const LOGIT = 1;
const SLOPE = 2;
const SEGMENT_SIZE = 3;

/** The segments in one row of numbers, lowest first: thousands of curves are read for every pupil. */
function segments(anchors: readonly CurveAnchor[]): readonly number[] {
  return anchors.slice(1).flatMap((high, index) => {
    const { score, percent } = anchors[index] ?? high;
    const start = logit(percent);
    return [score, start, (logit(high.percent) - start) / (high.score - score)];
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
  const number = (at: number): number => parts[at] ?? Number.NaN;
  /** The last segment that begins at the value or below, else the lowest. */
  const segmentAt = (value: number, field: typeof SCORE | typeof LOGIT): number => {
    let at = 0;
    while (value >= number(at + SEGMENT_SIZE + field)) at += SEGMENT_SIZE;
    return at;
  };
  return {
    percentAt: (score) => {
      const at = segmentAt(score, SCORE);
      return percentOfLogit(number(at + LOGIT) + (score - number(at + SCORE)) * number(at + SLOPE));
    },
    scoreAt: (percent) => {
      const wanted = logit(percent);
      const at = segmentAt(wanted, LOGIT);
      return number(at + SCORE) + (wanted - number(at + LOGIT)) / number(at + SLOPE);
    },
  };
}
