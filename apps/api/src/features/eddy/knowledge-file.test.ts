import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { temporaryFolder } from '../../testing/database.ts';
import { KNOWLEDGE_FILE } from '../../testing/places.ts';
import { readKnowledge } from './knowledge-file.ts';

describe('the file of knowledge', () => {
  it('is read at the start, ready to be asked', async () => {
    const knowledge = await readKnowledge(KNOWLEDGE_FILE);
    expect(knowledge.entry('noOffer')?.topic).toBe('results');
    expect(knowledge.entry('nothing')).toBeNull();
  });

  it.each<[string, (file: string) => string]>([
    ['no JSON', () => '{'],
    ['an unknown topic', (file) => file.replace('"topic":"jupas"', '"topic":"weather"')],
    ['a day that is none', (file) => file.replace('"2026-11-22"', '"2026-13-22"')],
    ['a language left out', (file) => file.replace('"sc":', '"zh":')],
  ])('with %s stops the start with one line', async (_, spoil) => {
    const file = join(await temporaryFolder(), 'knowledge.json');
    await writeFile(file, spoil(await readFile(KNOWLEDGE_FILE, 'utf8')));
    await expect(readKnowledge(file)).rejects.toThrow(StartError);
  });

  it('must be there', async () => {
    await expect(readKnowledge(join(await temporaryFolder(), 'none.json'))).rejects.toThrow('cannot be read');
  });
});
