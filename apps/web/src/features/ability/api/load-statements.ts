import type { StatementsFile } from '@lodestar/contract';

const files = import.meta.glob<StatementsFile>('../../../../../../data/ability/statements.json', {
  import: 'default',
});

/** The statements of the test, a file of their own that only this page fetches. */
export async function loadStatements(): Promise<StatementsFile> {
  const [load] = Object.values(files);
  if (load === undefined) throw new Error('the statements are not part of the build');
  return load();
}
