import { setTimeout as pause } from 'node:timers/promises';
import { call, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { temporaryPort } from '../support/free-port.ts';
import { startProduct } from '../support/product.ts';

const PROBE_SECONDS = 5;
const WORKERS = 8;
const WARM_UP_MS = 60_000;
const MEASURED_MS = 240_000;
const SAMPLE_EVERY_MS = 10_000;
const MOST_GROWTH = 1.1;
const MOST_LAG_MS = 50;
const MEGABYTE = 1_000_000;

function metric(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;

export const halfLoad: Fault = {
  name: '5 minutes at half load',
  mustMeet: 'memory growth ≤ 10 % after warm-up, event loop delay p99 ≤ 50 ms',
  databases: ['embedded', 'postgres'],
  limitSeconds: 420,
  run: async ({ settings }) => {
    const port = String(await temporaryPort());
    const { address } = await startProduct({ ...settings, METRICS_PORT: port });
    const { token } = await register(address, 'steady');
    let asked = 0;
    const ask = () => {
      asked += 1;
      if (asked % 4 === 0) return call(address, 'GET', '/api/auth/me', { token });
      if (asked % 50 === 1)
        return call(address, 'PATCH', '/api/auth/me', { token, body: { preferred_language: 'tc' } });
      return call(address, 'GET', '/api/programmes/Programmes_2026/code/JS6456');
    };
    const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

    const until = performance.now() + PROBE_SECONDS * 1_000;
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        while (performance.now() < until) await ask();
      }),
    );
    const perSecond = asked / PROBE_SECONDS / 2;
    let refused = 0;
    const timer = setInterval(() => {
      for (let count = 0; count < perSecond / 50; count++)
        void ask().then(({ status }) => {
          if (status !== 200) refused += 1;
        });
    }, 20);
    await pause(WARM_UP_MS);
    await metrics();
    const memory: number[] = [];
    const lag: number[] = [];
    for (const end = performance.now() + MEASURED_MS; performance.now() < end; ) {
      await pause(SAMPLE_EVERY_MS);
      const text = await metrics();
      memory.push(metric(text, 'process_resident_memory_bytes') / MEGABYTE);
      lag.push(metric(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000);
    }
    clearInterval(timer);
    const quarter = Math.ceil(memory.length / 4);
    const growth = mean(memory.slice(-quarter)) / mean(memory.slice(0, quarter));
    const sorted = [...lag].sort((a, b) => a - b);
    const lagMs = sorted[sorted.length >> 1] ?? Number.NaN;
    const ours = {
      requestsPerSecond: rounded(perSecond, 0),
      refused,
      memoryMB: {
        first: rounded(mean(memory.slice(0, quarter)), 0),
        last: rounded(mean(memory.slice(-quarter)), 0),
      },
      growth: rounded(growth, 3),
      eventLoopP99Ms: { median: rounded(lagMs), worstTenSeconds: rounded(sorted.at(-1) ?? 0) },
    };
    return measured(ours, growth <= MOST_GROWTH && lagMs <= MOST_LAG_MS && refused === 0);
  },
};
