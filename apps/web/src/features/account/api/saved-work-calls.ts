import type { loadOrder, loadScores, ResponseOf } from '@lodestar/contract';
import { type Grades, readSavedScores, savedScoresOf } from '@lodestar/domain';
import { requestAnswer } from '../../../shared/api-client.ts';
import type { ServerCopy } from '../../../shared/work/account-value.ts';
import { ifMatch } from './if-match.ts';

export async function loadSavedGrades(): Promise<ServerCopy<Grades>> {
  const { data, etag } = await requestAnswer<ResponseOf<typeof loadScores>>('/api/dse-scores/load', {
    retryKey: 'work.scores.load',
  });
  const read = readSavedScores(data.scores);
  if (read.kind === 'invalid') throw new Error('the saved grades cannot be read');
  return { saved: read.grades, tag: etag };
}

/** Saves over the version `tag`; answers with the new one. */
export async function saveGrades(grades: Grades, tag: string | null): Promise<string | null> {
  const { etag } = await requestAnswer('/api/dse-scores/save', {
    method: 'POST',
    body: { scores: savedScoresOf(grades) },
    headers: ifMatch(tag),
    retryKey: 'work.scores.save',
  });
  return etag;
}

/** Codes by their saved positions. */
function inOrder(order: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(order)
    .sort(([, one], [, other]) => one - other)
    .map(([code]) => code);
}

export async function loadSavedChoices(): Promise<ServerCopy<readonly string[]>> {
  const { data, etag } = await requestAnswer<ResponseOf<typeof loadOrder>>('/api/jupas-order/load', {
    retryKey: 'work.choices.load',
  });
  return { saved: inOrder(data.programmeOrder), tag: etag };
}

export async function saveChoices(codes: readonly string[], tag: string | null): Promise<string | null> {
  const { etag } = await requestAnswer('/api/jupas-order/save', {
    method: 'POST',
    body: { programmeOrder: Object.fromEntries(codes.map((code, index) => [code, index])) },
    headers: ifMatch(tag),
    retryKey: 'work.choices.save',
  });
  return etag;
}
