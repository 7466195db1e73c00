import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from '../set-up/place.mjs';

/** One thing that `npm run check` runs; a heavy one uses all cores, so it runs alone after the others. */
export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  heavy: boolean;
  /** After so long it is told to end and counts as failed: what hangs must say so while somebody is there to read it. */
  minutes?: number;
  environment?: Readonly<Record<string, string>>;
};

type Outcome = { name: string; passed: boolean; seconds: number; output: string };

const MINUTES = 10;
/** From being told to end until being ended. */
const GRACE_MS = 15_000;

function runStep({ name, command: [file, ...args], environment, minutes = MINUTES }: Step): Promise<Outcome> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it started ends with it.
    detached: true,
  });
  const endAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };
  const limit = setTimeout(() => {
    output.push(`\nnot over after ${minutes} minutes\n`);
    child.kill('SIGTERM');
    setTimeout(endAll, GRACE_MS, 'SIGKILL').unref();
  }, minutes * 60_000);
  // Who interrupts the run interrupts its steps, all that are under way.
  const interrupted = () => process.exit(130);
  const left = () => endAll('SIGTERM');
  process.once('exit', left).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const end = (passed: boolean) => {
    clearTimeout(limit);
    process.off('exit', left).off('SIGINT', interrupted).off('SIGTERM', interrupted);
    resolve({ name, passed, seconds: (performance.now() - started) / 1000, output: output.join('') });
  };
  child.on('error', (error) => {
    output.push(`${error.message}\n`);
    end(false);
  });
  // What a step leaves behind would hold its output open for ever.
  child.on('exit', () => endAll('SIGKILL'));
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
