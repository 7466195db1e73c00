import { availableParallelism } from 'node:os';
import { runSteps } from './runner.ts';
import { steps } from './steps.ts';

const lanes = Math.min(availableParallelism(), 4);
const failed = await runSteps(steps, lanes);
if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
