import { availableParallelism, loadavg } from 'node:os';
import { forgetFolder, preparedFolder, startOwnProduct } from '../../e2e/support/own-product.ts';
import { quantile, rounded } from '../faults/support/caller.ts';
import { ROOT } from '../set-up/place.mjs';

const STARTS = 5;
const LIMIT_MS = 1_500;

/** From the command to the line that says where pupils find it, on a folder that a start before has filled. */
async function startAgain(folder: string): Promise<number> {
  const begun = performance.now();
  const product = await startOwnProduct(folder, {}, ['npm', '--prefix', ROOT, 'start']);
  const ms = performance.now() - begun;
  await product.stop();
  return ms;
}

const folder = await preparedFolder();
try {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) times.push(await startAgain(folder));
  console.log(
    JSON.stringify({
      bench: `second start of npm start, median of ${STARTS}`,
      ms: rounded(quantile(times, 0.5), 0),
      worstMs: rounded(Math.max(...times), 0),
      limitMs: LIMIT_MS,
      load: `${rounded(loadavg()[0] ?? 0)} on ${availableParallelism()} processors`,
    }),
  );
} finally {
  forgetFolder(folder);
}
