import type { AdmissionCurve, Level } from '@lodestar/domain';

/** A place in the drawing: percent of its width from the left, percent of its height from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface LevelBar {
  readonly level: Level;
  readonly top: number;
  readonly height: number;
}

export interface CurveDrawing {
  readonly low: number;
  readonly high: number;
  readonly place: (score: number) => Point;
  /** Paths in a box of 100 × 100; dashed where the spread is estimated. */
  readonly paths: readonly { readonly id: string; readonly d: string; readonly estimated: boolean }[];
  readonly ticks: readonly number[];
  /** The level scale, cut where the level changes on this curve. */
  readonly levels: readonly LevelBar[];
}

const STEPS = 72;
/** How far the axis may stretch beyond the curve to reach a score, in widths of the curve. */
const STRETCH = 0.5;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Round figures for an axis, three to eight of them. */
export function axisTicks(low: number, high: number): readonly number[] {
  const rough = (high - low) / 7;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

function pathOf(place: (score: number) => Point, from: number, to: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const { x, y } = place(from + ((to - from) * index) / STEPS);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

function levelBars(curve: AdmissionCurve): readonly LevelBar[] {
  let top = 0;
  return curve.levelThresholds.map(({ level, fromScore }) => {
    const bottom = 100 - (Number.isFinite(fromScore) ? curve.percentAt(fromScore) : 0);
    const bar = { level, top, height: Math.max(0, bottom - top) };
    top = bottom;
    return bar;
  });
}

/**
 * Lays out the admitted-score curve so that the scores to be marked are on it, or at its edge when they are far off.
 * `before`: room left of the curve for labels, in widths of the curve.
 */
export function curveDrawing(curve: AdmissionCurve, marked: readonly number[], before = 0): CurveDrawing {
  const { range, spreadEstimated, anchors } = curve;
  const width = range.high - range.low;
  const reach = width * STRETCH;
  const start = Math.max(0, range.low - width * before);
  const low = clamp(Math.min(start, ...marked), range.low - reach, start);
  const high = clamp(Math.max(range.high, ...marked), range.high, range.high + reach);
  const place = (score: number): Point => ({
    x: clamp(((score - low) / (high - low)) * 100, 0, 100),
    y: 100 - curve.percentAt(score),
  });
  const known = anchors.filter(({ estimated }) => !estimated).map(({ score }) => score);
  const lowestKnown = spreadEstimated.lower ? Math.min(...known) : low;
  const highestKnown = spreadEstimated.upper ? Math.max(...known) : high;
  const parts = [
    { id: 'lower', from: low, to: lowestKnown, estimated: true },
    { id: 'known', from: lowestKnown, to: highestKnown, estimated: false },
    { id: 'upper', from: highestKnown, to: high, estimated: true },
  ];
  return {
    low,
    high,
    place,
    paths: parts
      .filter(({ from, to }) => to > from)
      .map(({ id, from, to, estimated }) => ({ id, estimated, d: pathOf(place, from, to) })),
    ticks: axisTicks(low, high),
    levels: levelBars(curve),
  };
}

/** Room that a label of a few letters takes on a phone, in percent of the drawing. */
const LABEL = { width: 38, height: 11 };

/**
 * On which side of its mark a label stands clear of the curve, which rises from bottom left to top right: below to the
 * right, or above to the left where there is no room; left of a mark near the top, where the curve lies flat.
 */
export function labelSide({ x, y }: Point): { readonly below: boolean; readonly right: boolean } {
  const hasRoomBelow = y < 100 - LABEL.height;
  if (x < 100 - LABEL.width && hasRoomBelow) return { below: true, right: true };
  if (x < LABEL.width) return { below: false, right: true };
  return { below: y < LABEL.height, right: false };
}

/** Moves labels apart so that none comes closer to the one above it than `gap`; order is kept. */
export function spreadApart(tops: readonly number[], gap: number): readonly number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((a, b) => a.top - b.top);
  const placed = [...tops];
  let last = Number.NEGATIVE_INFINITY;
  for (const { top, index } of order) {
    last = Math.max(top, last + gap);
    placed[index] = last;
  }
  return placed;
}
