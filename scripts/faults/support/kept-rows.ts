import { createReadStream } from 'node:fs';

import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const TABLE = '#table ';

/** How many rows of each table a backup holds. */
export async function keptRows(file: string): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>();
  let table = '';
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (line.startsWith(TABLE)) table = line.slice(TABLE.length);
    else if (line.startsWith('{')) rows.set(table, (rows.get(table) ?? 0) + 1);
  }
  return rows;
}
