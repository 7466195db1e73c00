import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { CatalogueFileVerdict, ImportReport } from '@lodestar/contract';
import type { ProgrammeRow } from '@lodestar/domain';
import pLimit from 'p-limit';
import type { Executor } from '../../db/executor.ts';
import { AppError } from '../../errors.ts';
import { LARGE_BODY } from '../../http/large-bodies.ts';
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
  const verdict = await judgeApart(text);
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

/** A whole year's file takes a second or two and 200 MB; what takes more is none. */
const PATIENCE_MS = 20_000;
const MEMORY_MB = 768;

const oneAtATime = pLimit(1);

/**
 * Judges the text of a year's file in a thread of its own: whatever is in it, the server goes on answering. A
 * short one costs less than the thread.
 * @throws AppError too_large when it takes more time or memory than any year's file
 */
async function judgeApart(text: string): Promise<CatalogueFileVerdict> {
  return text.length <= LARGE_BODY ? judgeYearFile(text) : oneAtATime(() => judgeInThread(text));
}

async function judgeInThread(text: string): Promise<CatalogueFileVerdict> {
  const thread = new Worker(new URL('./judging-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<CatalogueFileVerdict>();
  const tooMuch = () => reject(new AppError('too_large'));
  const timer = setTimeout(tooMuch, PATIENCE_MS);
  thread.once('message', resolve);
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
  );
  thread.once('exit', tooMuch);
  thread.postMessage(text);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
