import { spawn } from 'node:child_process';
import { productEnvironment, productNode } from './node-runtime.mjs';
import { ROOT } from './place.mjs';

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
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
