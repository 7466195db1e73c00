import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { call, eventNamed, eventsIn, register } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { startProduct } from '../support/product.ts';
import { smallDisk } from '../support/small-disk.ts';

const MEGABYTES = 160;
const WRITES = 60;
const CLEAR = [503, 507];

export const diskFull: Fault = {
  name: 'disk full',
  mustMeet: 'clear 503 or 507, acknowledged lost 0, heals when there is room again',
  databases: ['embedded'],
  limitSeconds: 120,
  run: async () => {
    const disk = smallDisk(MEGABYTES);
    if (disk === null) return { kind: 'skipped', why: 'only root can make a small disk' };
    const settings = { DATA_DIR: join(disk.folder, 'data') };
    const product = await startProduct(settings);
    const { token } = await register(product.address, 'writer');
    const statuses = new Map<number, number>();
    let acknowledged = 0;
    let sent = 0;
    const write = async (address: string) => {
      sent += 1;
      const description = 'x'.repeat(4_000);
      const events = Array.from({ length: 40 }, (_, index) => ({
        ...eventNamed(`${sent}-${index}`),
        description,
      }));
      const { status, text } = await call(address, 'PATCH', '/api/auth/me', {
        token,
        body: { trajectory_events: events },
      });
      if (status === 200) acknowledged = sent;
      return { status, text };
    };
    const stored = async (address: string) => {
      const { status, text } = await call(address, 'GET', '/api/auth/me', { token });
      return status === 200 ? Number(eventsIn(text)[0]?.name.split('-')[0] ?? 0) : null;
    };
    await write(product.address);
    disk.fill();
    for (let time = 0; time < WRITES; time++) {
      const { status } = await write(product.address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const afterwardsThere = await call(product.address, 'GET', '/api/programmes/Programmes_2026/code/JS6456');
    disk.free();
    let healed = false;
    for (let time = 0; time < 50 && !healed; time++) {
      healed = (await write(product.address)).status === 200;
      if (!healed) await pause(100);
    }
    const kept = await stored(product.address);
    await product.end('SIGKILL');
    const again = await startProduct(settings);
    const keptAfterKill = await stored(again.address);
    const refused = [...statuses.keys()].filter((status) => status !== 200);
    const ours = {
      answersWhileFull: Object.fromEntries(statuses),
      programmeReadsWhileFull: afterwardsThere.status,
      healed,
      lost: Number(kept !== acknowledged) + Number(keptAfterKill !== acknowledged),
    };
    const clear = refused.length > 0 && refused.every((status) => CLEAR.includes(status));
    return measured(ours, clear && healed && ours.lost === 0 && afterwardsThere.status === 200);
  },
};
