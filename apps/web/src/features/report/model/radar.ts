import { type AbilityScores, DIMENSIONS, HIGHEST_SCORE } from '@lodestar/domain';

interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Point = { x: 170, y: 150 };
const RADIUS = 108;
const LABEL_RADIUS = 122;

/** A point of the radar: on the axis of an ability, so far from the middle; axes go round from the top. */
function at(index: number, distance: number): Point {
  const angle = (index / DIMENSIONS.length) * 2 * Math.PI;
  return { x: CENTRE.x + distance * Math.sin(angle), y: CENTRE.y - distance * Math.cos(angle) };
}

const written = (points: readonly Point[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const ring = (score: number) =>
  written(DIMENSIONS.map((_, index) => at(index, (score / HIGHEST_SCORE) * RADIUS)));

function anchorOf(index: number): 'middle' | 'start' | 'end' {
  if (index % (DIMENSIONS.length / 2) === 0) return 'middle';
  return index < DIMENSIONS.length / 2 ? 'start' : 'end';
}

/** Grid, axes and label places of the radar, which are the same for everybody. */
export const RADAR_FRAME = {
  centre: CENTRE,
  rings: [1, 2, 3, 4, 5].map((score) => ({ score, points: ring(score) })),
  axes: DIMENSIONS.map((dimension, index) => ({
    dimension,
    end: at(index, RADIUS),
    label: at(index, LABEL_RADIUS),
    anchor: anchorOf(index),
  })),
};

/** The six scores as corners of the radar. */
export function radarCorners(scores: AbilityScores): { corners: readonly Point[]; outline: string } {
  const corners = scores.map((score, index) => at(index, (score / HIGHEST_SCORE) * RADIUS));
  return { corners, outline: written(corners) };
}
