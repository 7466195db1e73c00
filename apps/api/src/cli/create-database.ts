import { PGlite } from '@electric-sql/pglite';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: create-database.ts FOLDER');
const database = await PGlite.create(folder);
await database.close();
