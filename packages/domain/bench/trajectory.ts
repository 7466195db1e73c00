import { scatteredTrajectory } from '../src/testing/trajectory.ts';
import { inView } from '../src/trajectory/layout/in-view.ts';
import { layoutTrajectory } from '../src/trajectory/layout/layout-trajectory.ts';
import { mergeTrajectories } from '../src/trajectory/merge-trajectories.ts';
import { medianMs, mediansInTurn, print, rounded } from './measure.ts';

const FRAME_MS = 16;
const TENFOLD_LIMIT = 20;
const TIMES = 10;

const wish = { width: 1_040, windowWidth: 1_440, currentYear: 2026 };
const largest = scatteredTrajectory({ events: 500, connections: 1_000 });
const tenth = scatteredTrajectory({ events: 50, connections: 100 });
const layout = layoutTrajectory(largest, wish);

print({
  bench: 'a trajectory laid out',
  events: largest.events.length,
  connections: largest.connections.length,
  medianMs: rounded(medianMs(() => layoutTrajectory(largest, wish))),
  limitMs: FRAME_MS,
});

const [once, tenTimes] = mediansInTurn(
  () => layoutTrajectory(tenth, wish),
  () => layoutTrajectory(largest, wish),
  TIMES,
);
print({
  bench: 'a trajectory ten times as large laid out',
  medianMs: rounded(tenTimes),
  baseMs: rounded(once),
  ratio: rounded(tenTimes / once),
  limit: TENFOLD_LIMIT,
});

const area = { left: 300, top: 4_000, width: 1_040, height: 800 };
print({
  bench: 'what of it is in view',
  medianMs: rounded(medianMs(() => inView(layout, area))),
  limitMs: 1,
});

const mine = {
  ...largest,
  events: largest.events.map((event) => ({ ...event, name: `${event.name} mine` })),
};
const theirs = {
  ...largest,
  connections: largest.connections.map((one) => ({ ...one, description: 'theirs' })),
};
print({
  bench: 'two sides of it merged',
  medianMs: rounded(medianMs(() => mergeTrajectories(largest, mine, theirs))),
  limitMs: FRAME_MS,
});
