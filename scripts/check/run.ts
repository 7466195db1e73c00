import { runSteps } from './runner.ts';
import { steps } from './steps.ts';

const failed = await runSteps(steps);
if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
