import { DEFAULT_EVENT_TYPES } from '@lodestar/domain';

/** Series of the charts for the usual types, and those that the pupil's own share; connections have three others. */
const USUAL_SERIES = [6, 2, 3] as const;
const OWN_SERIES = [7, 8, 9, 10, 11] as const;

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/** Every type keeps its colour wherever its column stands; two share one only when there are more than colours. */
function seriesOf(types: readonly string[]): ReadonlyMap<string, number> {
  const series = new Map<string, number>(
    DEFAULT_EVENT_TYPES.map((type, place) => [type, USUAL_SERIES[place] ?? 1]),
  );
  const free = new Set<number>(OWN_SERIES);
  for (const type of types.toSorted().filter((name) => !series.has(name))) {
    const start = hashOf(type) % OWN_SERIES.length;
    const wishes = [...OWN_SERIES.slice(start), ...OWN_SERIES.slice(0, start)];
    const chosen = wishes.find((wish) => free.has(wish)) ?? wishes[0] ?? 1;
    free.delete(chosen);
    series.set(type, chosen);
  }
  return series;
}

/** The colour of a type among the pupil's types, as a CSS value. */
export function typeColour(types: readonly string[], type: string): string {
  const series = known.get(types) ?? seriesOf(types);
  known.set(types, series);
  return `var(--chart-${series.get(type) ?? 11})`;
}
