import { call, quantile, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';
import { proxyBefore } from '../support/proxy.ts';

const READS = 2_000;
const MEDIAN_RATIO = 1.2;
const LATE_RATIO = 2;

export const slowDatabase: Fault = {
  name: 'database 300 ms slower',
  mustMeet: 'programme reads: median ≤ 1.2 ×, p99 ≤ 2 × base',
  databases: ['postgres'],
  limitSeconds: 120,
  run: async (place) => {
    const proxy = await proxyBefore(place);
    const { address } = await startProduct(proxy.place.settings);
    const { token } = await register(address, 'reader');
    const timesOf = async (count: number): Promise<number[]> => {
      const times: number[] = [];
      for (let read = 0; read < count; read++) {
        const { status, ms } = await call(address, 'GET', '/api/programmes/Programmes_2026/code/JS6456');
        if (status !== 200) throw new Error(`a programme read answered ${status}`);
        times.push(ms);
      }
      return times;
    };
    let goesOn = true;
    const others = Array.from({ length: 4 }, async () => {
      while (goesOn) {
        await call(address, 'GET', '/api/auth/me', { token });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await timesOf(READS / 4);
    const base: number[] = [];
    const slow: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      proxy.turn('passes');
      base.push(...(await timesOf(READS / 4)));
      proxy.turn('slow');
      slow.push(...(await timesOf(READS / 4)));
    }
    const slowCall = await call(address, 'GET', '/api/auth/me', { token });
    proxy.turn('passes');
    goesOn = false;
    await Promise.all(others);
    const [median, baseMedian] = [quantile(slow, 0.5), quantile(base, 0.5)];
    const [late, baseLate] = [quantile(slow, 0.99), quantile(base, 0.99)];
    const ours = {
      medianMs: rounded(median, 2),
      baseMedianMs: rounded(baseMedian, 2),
      p99Ms: rounded(late, 2),
      baseP99Ms: rounded(baseLate, 2),
      callWithDatabaseMs: rounded(slowCall.ms, 0),
    };
    const felt = slowCall.ms >= 300;
    return measured(ours, felt && median <= MEDIAN_RATIO * baseMedian && late <= LATE_RATIO * baseLate);
  },
};
