import { type Grades, readSavedScores, savedScoresOf } from '@lodestar/domain';
import { callWithTag } from '../../../shared/api/call.ts';
import type { ServerCopy } from '../../../shared/work/work-part.ts';

export async function loadSavedGrades(): Promise<ServerCopy<Grades>> {
  const { data, etag } = await callWithTag('loadScores');
  const read = readSavedScores(data.scores);
  if (read.kind === 'invalid') throw new Error('the saved grades cannot be read');
  return { saved: read.grades, tag: etag };
}

/** Saves over the version `tag`; answers with the new one. */
export async function saveGrades(grades: Grades, tag: string | null): Promise<string | null> {
  const { etag } = await callWithTag('saveScores', {
    body: { scores: savedScoresOf(grades) },
    headers: ifMatch(tag),
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
  const { data, etag } = await callWithTag('loadOrder');
  return { saved: inOrder(data.programmeOrder), tag: etag };
}

export async function saveChoices(codes: readonly string[], tag: string | null): Promise<string | null> {
  const { etag } = await callWithTag('saveOrder', {
    body: { programmeOrder: Object.fromEntries(codes.map((code, index) => [code, index])) },
    headers: ifMatch(tag),
  });
  return etag;
}

/** The header that names the version to be changed; none when no version is known. */
export function ifMatch(tag: string | null): Readonly<Record<string, string>> {
  return tag === null ? {} : { 'If-Match': tag };
}
