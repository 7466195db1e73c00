import { connect } from 'node:net';
import { join } from 'node:path';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';

const HOLDERS = 20;
const ENDED_WITHIN_MS = 10_000;

/** Connections to the control socket on which half a command was said and no more. */
function hold(path: string): Promise<readonly unknown[]> {
  return Promise.all(
    Array.from(
      { length: HOLDERS },
      () =>
        new Promise((resolve, reject) => {
          const socket = connect(path, () => socket.write('{"command":', resolve));
          socket.on('error', reject);
        }),
    ),
  );
}

export const heldSocket: Fault = {
  name: 'SIGTERM while the control socket is held',
  mustMeet: 'exit 0 within 10 s',
  databases: ['embedded'],
  limitSeconds: 60,
  run: async ({ settings }) => {
    const product = await startProduct(settings);
    await hold(join(settings.DATA_DIR ?? '', 'control.sock'));
    const { code, ms } = await product.end('SIGTERM');
    return measured(
      { holders: HOLDERS, exitCode: code, endedAfterMs: ms },
      code === 0 && ms <= ENDED_WITHIN_MS,
    );
  },
};
