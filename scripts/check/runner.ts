import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from '../set-up/place.mjs';

/** One thing that `npm run check` runs; a heavy one uses all cores, so it runs alone after the others. */
export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  heavy: boolean;
  environment?: Readonly<Record<string, string>>;
};

type Outcome = { name: string; passed: boolean; seconds: number; output: string };

function runStep({ name, command: [file, ...args], environment }: Step): Promise<Outcome> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const end = (passed: boolean) =>
    resolve({ name, passed, seconds: (performance.now() - started) / 1000, output: output.join('') });
  child.on('error', (error) => {
    output.push(`${error.message}\n`);
    end(false);
  });
  child.on('close', (code) => end(code === 0));
  return promise;
}

function report({ name, passed, seconds, output }: Outcome) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} ${seconds.toFixed(1)} s`);
  if (!passed) console.log(output);
}

async function runLane(queue: Step[], outcomes: Outcome[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    report(outcome);
  }
}

/** Runs the light steps side by side, then the heavy ones each alone; answers the names of those that failed. */
export async function runSteps(
  steps: readonly Step[],
  lanes = Math.min(availableParallelism(), 4),
): Promise<string[]> {
  const outcomes: Outcome[] = [];
  const light = steps.filter((step) => !step.heavy);
  await Promise.all(Array.from({ length: lanes }, () => runLane(light, outcomes)));
  await runLane(
    steps.filter((step) => step.heavy),
    outcomes,
  );
  return outcomes.filter((outcome) => !outcome.passed).map((outcome) => outcome.name);
}
