import { BUILT_SERVER } from '../../set-up/build.mjs';
import { call, eventNamed, eventsIn, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { runProduct, startProduct } from '../support/product.ts';

const REFUSED_WITHIN_MS = 1_000;
const WRITES = 30;

export const secondProcess: Fault = {
  name: 'second process on the same folder',
  mustMeet: 'refused within 1 s, nothing lost',
  databases: ['embedded'],
  limitSeconds: 90,
  run: async ({ settings }) => {
    const first = await startProduct(settings);
    const { token } = await register(first.address, 'writer');
    const events = Array.from({ length: WRITES }, (_, index) => eventNamed(String(index)));
    const second = runProduct(BUILT_SERVER, settings);
    let acknowledged = 0;
    for (let count = 1; count <= WRITES; count++) {
      const body = { trajectory_events: events.slice(0, count) };
      const { status } = await call(first.address, 'PATCH', '/api/auth/me', { token, body });
      if (status === 200) acknowledged = count;
    }
    const { code, ms, said } = await second;
    await first.end('SIGTERM');
    const again = await startProduct(settings);
    const { text } = await call(again.address, 'GET', '/api/auth/me', { token });
    const lost = acknowledged - eventsIn(text).length;
    const namesHolder = said.includes(String(first.pid));
    const ours = { exitCode: code, refusedAfterMs: ms, namesHolder, acknowledged, lost };
    return measured(ours, code !== 0 && ms <= REFUSED_WITHIN_MS && namesHolder && lost === 0);
  },
};
