import { forgetFolder } from './own-product.ts';

export default function tidyUp(): void {
  for (const folder of [process.env.E2E_DATA_DIR, process.env.E2E_PREPARED]) {
    if (folder) forgetFolder(folder);
  }
}
