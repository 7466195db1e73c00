import type { ChanceFitsFile } from '@lodestar/domain';

const files = import.meta.glob<ChanceFitsFile>('../../../../../data/chance/fits.json', {
  import: 'default',
});

/** The fits of all programmes: a file of its own, fetched when chances are first asked for. */
export async function loadFits(): Promise<ChanceFitsFile> {
  const [load] = Object.values(files);
  if (load === undefined) throw new Error('the file of fits is not in this build');
  return load();
}
