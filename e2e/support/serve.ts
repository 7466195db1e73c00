import { copyOf, MAIN, preparedFolder } from './own-product.ts';

/** The server of all journeys: it fills the folder that others copy, too, and serves from the first copy. */
const { E2E_PREPARED, DATA_DIR } = process.env;
copyOf(await preparedFolder(E2E_PREPARED), DATA_DIR);
await import(MAIN);
