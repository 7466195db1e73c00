import { PGlite } from '@electric-sql/pglite';

/** The process that makes the files of an embedded database, and goes with the memory that it took. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: create-folder.ts FOLDER');
const database = await PGlite.create(folder);
await database.close();
