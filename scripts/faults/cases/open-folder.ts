import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_SERVER } from '../../set-up/build.mjs';
import { type Fault, measured } from '../support/fault.ts';
import { temporaryFolder } from '../support/place.ts';
import { runProduct, startProduct } from '../support/product.ts';

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

export const openFolder: Fault = {
  name: 'data folder open to others',
  mustMeet: 'closed to them, or the start refused with what to do',
  databases: ['embedded'],
  limitSeconds: 60,
  run: async ({ settings }) => {
    const folder = settings.DATA_DIR ?? '';
    chmodSync(folder, 0o755);
    const product = await startProduct(settings);
    // PGlite gives the files of its database rights of its own; the folder around them is what keeps others out.
    const open = readdirSync(folder).filter(
      (name) => name !== 'database' && (statSync(join(folder, name)).mode & 0o077) !== 0,
    );
    await product.end('SIGTERM');

    const shared = join(temporaryFolder(), 'shared');
    mkdirSync(shared);
    writeFileSync(join(shared, 'homework.txt'), '');
    chmodSync(shared, 0o755);
    const refused = await runProduct(BUILT_SERVER, { DATA_DIR: shared });
    const ours = {
      rights: rightsOf(folder),
      openFiles: open.length,
      sharedFolder: rightsOf(shared),
      exitCode: refused.code,
      saysWhatToDo: /chmod 700.*DATA_DIR/.test(refused.said),
    };
    const closed = ours.rights === '700' && open.length === 0;
    return measured(ours, closed && ours.sharedFolder === '755' && refused.code === 1 && ours.saysWhatToDo);
  },
};
