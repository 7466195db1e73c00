import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../shared/start-error.ts';
import { temporaryFolder } from '../../testing/database.ts';
import { DATA_FOLDER } from '../../testing/places.ts';
import { readKnowledge } from './knowledge-file.ts';

const FILE = 'knowledge.json';
const THESAURUS = 'thesaurus.json';
const DISCIPLINES = 'disciplines.json';
const LEARNED = [
  'answers/answers.bin',
  'answers/wanted.bin',
  'answers/support.bin',
  'aspects/weights.bin',
] as const;

/** A data folder of its own, with the short answers and what was learned of them. */
async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of [FILE, THESAURUS, DISCIPLINES]) await cp(join(DATA_FOLDER, name), join(folder, name));
  for (const name of LEARNED) {
    const path = join('language', name);
    await cp(join(DATA_FOLDER, path), join(folder, path));
  }
  return folder;
}

describe('the short answers', () => {
  it('are read at the start, ready to be asked', async () => {
    const knowledge = await readKnowledge(DATA_FOLDER);
    expect(knowledge.entry('noOffer')?.topic).toBe('results');
    expect(knowledge.entry('nothing')).toBeNull();
  });

  it.each<[string, (file: string) => string]>([
    ['no JSON', () => '{'],
    ['an unknown topic', (file) => file.replace('"topic":"jupas"', '"topic":"weather"')],
    ['a day that is none', (file) => file.replace('"2026-11-22"', '"2026-13-22"')],
    ['a language left out', (file) => file.replace('"sc":', '"zh":')],
    ['an answer less than was learned', (file) => file.replace('"id":"noOffer"', '"id":"noOfferYet"')],
  ])('with %s stop the start with one line', async (_, spoil) => {
    const folder = await ownFolder();
    await writeFile(join(folder, FILE), spoil(await readFile(join(folder, FILE), 'utf8')));
    await expect(readKnowledge(folder)).rejects.toThrow(StartError);
  });

  it.each(LEARNED)('stop the start where %s is cut short', async (name) => {
    const folder = await ownFolder();
    const path = join(folder, 'language', name);
    await writeFile(path, (await readFile(path)).subarray(0, -1));
    await expect(readKnowledge(folder)).rejects.toThrow('cut short');
  });

  it('stop the start where an idea of the thesaurus has no words', async () => {
    const folder = await ownFolder();
    await writeFile(join(folder, THESAURUS), '[{"idea":"tired"}]');
    await expect(readKnowledge(folder)).rejects.toThrow(StartError);
  });

  it('stop the start where a note of a discipline is left out', async () => {
    const folder = await ownFolder();
    const file = await readFile(join(folder, DISCIPLINES), 'utf8');
    await writeFile(join(folder, DISCIPLINES), file.replace('"hard":', '"soft":'));
    await expect(readKnowledge(folder)).rejects.toThrow(StartError);
  });

  it('must be there', async () => {
    await expect(readKnowledge(await temporaryFolder())).rejects.toThrow('cannot be read');
  });
});
