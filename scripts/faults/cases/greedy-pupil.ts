import { call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const CONNECTIONS = 30;
const MEASURED_MS = 12_000;
const MOST_RATIO = 3;
const DESCRIPTION = 'x'.repeat(4_000);

/** As large as a valid trajectory may be, just below a mebibyte. */
const largeRecord = () => ({
  trajectory_events: Array.from({ length: 250 }, (_, index) => ({
    id: `event_${index}`,
    name: `event ${index}`,
    year: 2025,
    type: 'academic',
    description: DESCRIPTION,
    timestamp: '2026-03-02T08:00:00.000Z',
  })),
});

export const greedyPupil: Fault = {
  name: `${CONNECTIONS} connections of one pupil sending 1 MB writes`,
  mustMeet: 'another pupil’s /me: all 200, median ≤ 3 × quiet',
  databases: ['embedded', 'postgres'],
  limitSeconds: 90,
  run: async ({ settings }) => {
    const { address } = await startProduct({ ...settings, RATE_LIMIT: 'on' });
    const greedy = await register(address, 'greedy');
    const other = await register(address, 'other');
    const asked = async (until: number) => {
      const times: number[] = [];
      let failed = 0;
      while (performance.now() < until) {
        const { status, ms } = await call(address, 'GET', '/api/auth/me', { token: other.token });
        times.push(ms);
        if (status !== 200) failed += 1;
      }
      return { times, failed };
    };
    await asked(performance.now() + 2_000);
    const quiet = await asked(performance.now() + 3_000);
    const until = performance.now() + MEASURED_MS;
    const body = largeRecord();
    const statuses = new Map<number, number>();
    const writers = Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const { status } = await call(address, 'PATCH', '/api/auth/me', { token: greedy.token, body });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    const during = await asked(until);
    await Promise.all(writers);
    const [median, quietMedian] = [quantile(during.times, 0.5), quantile(quiet.times, 0.5)];
    const ours = {
      quietMs: rounded(quietMedian, 2),
      duringMs: rounded(median, 2),
      ratio: rounded(median / quietMedian, 2),
      p99Ms: rounded(quantile(during.times, 0.99), 0),
      asked: during.times.length,
      notAnswered: during.failed,
      writes: Object.fromEntries(statuses),
    };
    const written = (statuses.get(200) ?? 0) > 0;
    return measured(ours, written && during.failed === 0 && median <= MOST_RATIO * quietMedian);
  },
};
