import { join } from 'node:path';
import { call, register, rounded } from '../support/caller.ts';
import { type Fault, measured } from '../support/fault.ts';
import { manyPupils } from '../support/many-pupils.ts';
import { newPlace, temporaryFolder } from '../support/place.ts';
import { runProduct, type Settings, startProduct } from '../support/product.ts';

const PUPILS = 10_000;
const WITHIN_MS = 60_000;

async function command(name: 'backup' | 'restore', settings: Settings, ...args: string[]) {
  const { code, ms, said } = await runProduct(`apps/api/src/cli/${name}.ts`, settings, ...args);
  if (code !== 0) throw new Error(`${name}: ${said}`);
  return { ms, checksum: /[0-9a-f]{64}/.exec(said)?.[0] ?? '' };
}

export const backupUnderLoad: Fault = {
  name: `backup and restore under load with ${PUPILS} users`,
  mustMeet: 'equal checksums, each within 60 s, every write answered',
  databases: ['embedded', 'postgres'],
  limitSeconds: 300,
  run: async (place) => {
    const folder = temporaryFolder();
    const { address } = await startProduct(place.settings);
    const { token } = await register(address, 'lodestar.one');
    await call(address, 'POST', '/api/dse-scores/save', { token, body: { scores: { PHY: '5**' } } });
    await command('backup', place.settings, join(folder, 'one.gz'));
    await manyPupils(join(folder, 'one.gz'), join(folder, 'many.gz'), PUPILS);
    const filled = await command('restore', place.settings, join(folder, 'many.gz'), '--replace');

    const signedIn = await register(address, 'writer');
    let goesOn = true;
    const statuses = new Map<number, number>();
    const writing = (async () => {
      for (let turn = 0; goesOn; turn++) {
        const body = { preferred_language: turn % 2 === 0 ? 'tc' : 'en' };
        const { status } = await call(address, 'PATCH', '/api/auth/me', { token: signedIn.token, body });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    })();
    const saved = await command('backup', place.settings, join(folder, 'saved.gz'));
    goesOn = false;
    await writing;

    const other = await newPlace(place.kind);
    if (other === null) throw new Error('the database does not answer any more');
    const restored = await command('restore', other.settings, join(folder, 'saved.gz'));
    const again = await command('backup', other.settings, join(folder, 'again.gz'));
    const equal = saved.checksum === restored.checksum && saved.checksum === again.checksum;
    const ours = {
      users: PUPILS,
      backupSeconds: rounded(saved.ms / 1_000),
      restoreSeconds: rounded(restored.ms / 1_000),
      restoreBesideServerSeconds: rounded(filled.ms / 1_000),
      equalChecksums: equal,
      writesMeanwhile: Object.fromEntries(statuses),
    };
    const answered = [...statuses.keys()].every((status) => status === 200) && statuses.size > 0;
    return measured(ours, equal && answered && saved.ms <= WITHIN_MS && restored.ms <= WITHIN_MS);
  },
};
