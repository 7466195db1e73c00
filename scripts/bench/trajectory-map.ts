import { openAccount, someone } from '../../e2e/support/account.ts';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { frameTimes } from '../../e2e/support/frame-times.ts';
import { keepTrajectory, TrajectoryPage } from '../../e2e/support/trajectory.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { withRunningProduct } from '../set-up/running-product.ts';

const EVENTS = 500;
const CONNECTIONS = 1_000;
const YEARS = 11;
const FIRST_YEAR = 2021;
const TYPES = ['academic', 'extracurricular', 'personal'] as const;
const STEPS = 60;
const LIMIT_MS = 50;

const idOf = (index: number) => `event_${index % EVENTS}`;
const events = Array.from({ length: EVENTS }, (_, index) => ({
  id: idOf(index),
  name: `Event ${index}`,
  year: FIRST_YEAR + ((index * 7) % YEARS),
  type: TYPES[(index * 5) % TYPES.length] ?? 'academic',
  description: 'What happened, in a line or two, as a pupil would write it down on a train.',
}));
const connections = Array.from({ length: CONNECTIONS }, (_, index) => {
  const from = (index * 13) % EVENTS;
  return [idOf(from), idOf(from + 1 + ((index * 31) % (EVENTS - 1)))] as const;
});

/** What a pupil does with a map: down and across it, and out and in again. */
const MOVES = {
  'scroll down': [0, 300, false],
  'scroll across': [60, 0, false],
  'scroll up': [0, -300, false],
  'zoom out': [0, 40, true],
  'zoom in': [0, -40, true],
} as const;

await withRunningProduct(async (url) => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const person = someone();
  const token = await openAccount(context.request, person);
  await keepTrajectory(context.request, token, events, connections);
  await context.addInitScript(
    ([stored, id]) => {
      localStorage.setItem('token', stored ?? '');
      localStorage.setItem('user', JSON.stringify({ User_ID: id }));
    },
    [token, person.User_ID],
  );
  const map = new TrajectoryPage(await context.newPage(), wordsOf('en'));
  await map.open();
  await map.cards().first().waitFor();
  const drawn = await map.cards().count();
  await map.page.mouse.move(900, 500);
  for (const [move, [x, y, zooms]] of Object.entries(MOVES)) {
    if (zooms) await map.page.keyboard.down('Control');
    const times = await frameTimes(map.page, async () => {
      for (let step = 0; step < STEPS; step += 1) await map.page.mouse.wheel(x, y);
    });
    if (zooms) await map.page.keyboard.up('Control');
    const sorted = [...times].sort((one, other) => one - other);
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    const row = {
      bench: `trajectory map of ${EVENTS} events and ${CONNECTIONS} connections: ${move}`,
      cardsDrawn: drawn,
      frames: times.length,
      medianMs: at(0.5),
      p95Ms: at(0.95),
      limitMs: LIMIT_MS,
    };
    console.log(JSON.stringify(row));
  }
  await browser.close();
});
