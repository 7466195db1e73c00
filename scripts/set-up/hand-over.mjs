import { spawn } from 'node:child_process';
import { productEnvironment, productNode } from './node-runtime.mjs';
import { ROOT } from './place.mjs';

const ORPHAN_CHECK_MS = 1000;

/** Hands over to a script under the product's own Node: same streams, signals passed on, its exit code is ours. */
export function handOver(
  /** @type {string[]} */ scriptAndArguments,
  /** @type {NodeJS.ProcessEnv} */ environment = {},
) {
  const child = spawn(productNode(), scriptAndArguments, {
    cwd: ROOT,
    env: { ...productEnvironment(), ...environment },
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal hands Ctrl-C to the child itself; handing it on would make it two.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  // npm forwards signals, but not when it is killed outright: then nobody would be left to stop the child.
  const parent = process.ppid;
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  if (startedByNpm)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), ORPHAN_CHECK_MS).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
