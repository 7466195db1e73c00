/** No profile asks for less than where every pupil starts, nor for the very top of the scale. */
const LOWEST = 15;
const HIGHEST = 47;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const clamped = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, value));

/** Brings numbers within the bounds and back to their total; what one may not have the others share. */
function settled(tenths: readonly number[], total: number): readonly number[] {
  const inside = tenths.map(clamped);
  const missing = total - sum(inside);
  const open = inside.map((value) => (missing > 0 ? value < HIGHEST : value > LOWEST));
  const takers = open.filter(Boolean).length;
  if (Math.abs(missing) < 1e-6 || takers === 0) return inside;
  return settled(
    inside.map((value, index) => (open[index] ? value + missing / takers : value)),
    total,
  );
}

/** Numbers rounded to tenths that still add up to `total`, each from 1.5 to 4.7; the largest remainders round up. */
export function settledTenths(values: readonly number[], total: number): readonly number[] {
  const exact = settled(
    values.map((value) => value * 10),
    total * 10,
  );
  const floors = exact.map((value) => Math.floor(value + 1e-6));
  const left = Math.round(total * 10 - sum(floors));
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - (floors[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return floors.map((value, index) => (value + (raised.has(index) ? 1 : 0)) / 10);
}
