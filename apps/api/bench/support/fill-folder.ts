import { addUsage } from './usage.ts';
import { addPupils } from './users.ts';

/** For measurements from outside: `fill-folder.ts FOLDER PUPILS DAYS ROUTES`, on a folder that no server holds. */
const [folder = '', ...counts] = process.argv.slice(2);
const [pupils = 0, days = 0, routes = 0] = counts.map(Number);

await addPupils(folder, pupils);
await addUsage(folder, days, routes);
