import { isDeepStrictEqual } from 'node:util';
import type { ImportReport } from '@lodestar/contract';
import type { ProgrammeRow } from '@lodestar/domain';
import type { Executor } from '../../db/executor.ts';
import {
  listProgrammeRows,
  lockCatalogueForWriting,
  raiseCatalogueVersion,
  replaceCollection,
} from './repository.ts';
import { hashOf, judgeYearFile } from './year-file.ts';

export interface ImportWish {
  readonly text: string;
  /** Only report. */
  readonly dryRun: boolean;
}

/** Imports a year's file, all of it or nothing. */
export async function importYear(db: Executor, { text, dryRun }: ImportWish): Promise<ImportReport> {
  const verdict = judgeYearFile(text);
  if (verdict.kind === 'invalid') return { kind: 'refused', complaints: verdict.complaints };
  const { file } = verdict;
  return db.transaction(async (tx) => {
    await lockCatalogueForWriting(tx);
    const changes = {
      collection: file.collection,
      programmes: file.programmes.length,
      ...compareRows(await listProgrammeRows(tx, file.collection), file.programmes),
    };
    if (dryRun) return { kind: 'acceptable', ...changes };
    await replaceCollection(tx, file, hashOf(text), 'imported');
    await raiseCatalogueVersion(tx);
    return { kind: 'imported', ...changes };
  });
}

function compareRows(before: readonly ProgrammeRow[], after: readonly ProgrammeRow[]) {
  const old = new Map(before.map((row) => [row.code, row]));
  const kept = new Set(after.map(({ code }) => code));
  return {
    added: after.flatMap(({ code }) => (old.has(code) ? [] : [code])),
    changed: after.flatMap((row) => {
      const earlier = old.get(row.code);
      return earlier === undefined || isDeepStrictEqual(earlier, row) ? [] : [row.code];
    }),
    removed: before.flatMap(({ code }) => (kept.has(code) ? [] : [code])),
  };
}
