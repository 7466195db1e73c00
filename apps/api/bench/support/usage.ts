import { inFolder } from './held-folder.ts';

/** Puts so many days of use of so many routes into a data folder that no server holds; four status codes each. */
export function addUsage(folder: string, days: number, routes: number): Promise<void> {
  const each = `from generate_series(1, ${days}) as d, generate_series(1, ${routes}) as r`;
  const key = `current_date - d::int, 'GET', '/api/some/route-' || r || '/:name'`;
  return inFolder(folder, async (db) => {
    await db.execute(`insert into usage_counts
      select ${key}, (array[200, 304, 404, 429])[s], 1000 * r + d, 400000 * r ${each}, generate_series(1, 4) as s`);
    await db.execute(`insert into usage_visitor_counts select ${key}, 100 * r ${each}`);
  });
}
