import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/database.ts';
import { HELP_LINES_FILE } from '../testing/places.ts';
import { readHelpLines } from './help-lines.ts';
import { StartError } from './start-error.ts';

const CRY = 'I want to kill myself';

describe('the help lines', () => {
  test.each(['en', 'tc', 'sc'] as const)(
    'in %s name all four numbers, to be dialled, and when they were checked',
    async (language) => {
      const text = (await readHelpLines(HELP_LINES_FILE)).for(CRY, language)?.text ?? '';
      for (const number of ['18111', '2389 2222', '2896 0000', '999']) {
        expect(text).toContain(`[${number}](tel:${number.replace(' ', '')})`);
      }
      expect(text).toMatch(/20\d\d-\d\d-\d\d/);
      expect(text).not.toContain('{{');
    },
  );

  test('are for nobody who asks about studies', async () => {
    const lines = await readHelpLines(HELP_LINES_FILE);
    expect(lines.for('This exam is killing me. What about JS6107?', 'en')).toBeNull();
  });

  test.each([
    ['no JSON', () => '{'],
    ['no number', (file: string) => file.replace('18111', 'one eight')],
    ['no date', (file: string) => file.replace('{{date}}', 'lately')],
    ['no Chinese', (file: string) => file.replace('"tc"', '"zh"')],
  ])('with %s stop the start with one line', async (_, spoil) => {
    const file = join(await temporaryFolder(), 'help-lines.json');
    await writeFile(file, spoil(await readFile(HELP_LINES_FILE, 'utf8')));
    await expect(readHelpLines(file)).rejects.toThrow(StartError);
  });
});
