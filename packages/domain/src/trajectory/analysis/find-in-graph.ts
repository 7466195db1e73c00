import type { TrajectoryEvent } from '../trajectory.ts';
import type { TrajectoryFinding } from './findings.ts';
import type { Graph, Node } from './graph.ts';
import { longestChain } from './graph.ts';

type Finding<Code extends TrajectoryFinding['code']> = Extract<TrajectoryFinding, { readonly code: Code }>;

/** From so many lines on an event is where lines meet. */
const HUB_LINES = 3;
const MOST_HUBS = 3;
const MOST_TURNING_POINTS = 2;
const CHAIN_LENGTH = 3;
/** Events named of a longer chain or list. */
const NAMED = { chain: 6, list: 4 } as const;
/** A quiet time is at least so many years. */
const GAP_YEARS = 2;

export function findChains(graph: Graph): readonly TrajectoryFinding[] {
  const { lines, backwards } = graph;
  if (lines === 0) return [];
  const chain = longestChain(graph);
  const found: TrajectoryFinding =
    chain.length < CHAIN_LENGTH
      ? { code: 'noChain' }
      : { code: 'chain', events: chain.slice(0, NAMED.chain), length: chain.length };
  return backwards === 0 ? [found] : [found, { code: 'backwards', count: backwards }];
}

function sideOf({ causes, effects }: Node): Finding<'hub'>['side'] {
  const [led, leads] = [causes.length, effects.length];
  if (leads >= 2 && leads >= 2 * led) return 'source';
  if (led >= 2 && led >= 2 * leads) return 'goal';
  return led > 0 && leads > 0 ? 'crossing' : 'related';
}

export function findHubs({ nodes }: Graph): readonly Finding<'hub'>[] {
  return nodes
    .filter(({ lines }) => lines >= HUB_LINES)
    .sort((one, other) => other.lines - one.lines)
    .slice(0, MOST_HUBS)
    .map((node) => ({
      code: 'hub',
      event: node.event,
      side: sideOf(node),
      causes: node.causes.length,
      effects: node.effects.length,
      lines: node.lines,
    }));
}

/** The type that most of these events have; the first of them where several do. */
function mostFrequentType(events: readonly TrajectoryEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Events that things of one type led to, and that led on to another. */
export function findTurningPoints({ nodes }: Graph): readonly Finding<'turningPoint'>[] {
  const points = nodes.flatMap(({ event, causes, effects, lines }) => {
    const from = mostFrequentType(causes);
    const fresh = effects.filter(({ type }) => causes.every((cause) => cause.type !== type));
    const to = mostFrequentType(fresh);
    return from === undefined || to === undefined ? [] : [{ event, from, to, lines }];
  });
  return points
    .sort((one, other) => other.lines - one.lines)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ event, from, to }) => ({ code: 'turningPoint', event, from, to }));
}

/** The longest time without an event, before this year. */
export function findGap({ nodes }: Graph, currentYear: number): readonly Finding<'gap'>[] {
  let longest: Finding<'gap'> | null = null;
  for (const [index, { event }] of nodes.entries()) {
    const next = nodes[index + 1]?.event.year ?? event.year;
    const gap = { code: 'gap', from: event.year + 1, to: Math.min(next, currentYear) - 1 } as const;
    const years = gap.to - gap.from + 1;
    if (years >= GAP_YEARS && (longest === null || years > longest.to - longest.from + 1)) longest = gap;
  }
  return longest === null ? [] : [longest];
}

export function findLooseEvents({ nodes, lines }: Graph): readonly Finding<'loose'>[] {
  const loose = nodes.filter((node) => node.lines === 0).map(({ event }) => event);
  if (loose.length === 0 || lines === 0) return [];
  return [{ code: 'loose', events: loose.slice(0, NAMED.list), count: loose.length }];
}

export function findPlans({ nodes }: Graph, currentYear: number): Finding<'plans' | 'noPlans'> {
  const plans = nodes.filter(({ event }) => event.year > currentYear);
  if (plans.length === 0) return { code: 'noPlans', year: currentYear };
  return {
    code: 'plans',
    events: plans.slice(0, NAMED.list).map(({ event }) => event),
    count: plans.length,
    prepared: plans.filter(({ causes }) => causes.length > 0).length,
  };
}
