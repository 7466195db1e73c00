import { forgetFolder, newFolder, startOwnProduct } from '../../e2e/support/own-product.ts';

/** Runs the built product on a port and a data folder of its own for as long as `use` takes. */
export async function withRunningProduct(
  use: (url: string, dataFolder: string) => Promise<void>,
): Promise<void> {
  const folder = newFolder();
  try {
    const product = await startOwnProduct(folder, {});
    try {
      await use(product.url, folder);
    } finally {
      await product.stop();
    }
  } finally {
    forgetFolder(folder);
  }
}
