import { LANGUAGES } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { wordingOf } from '../../../../shared/programme/wording.ts';
import { PUPIL } from '../../../../testing/programme/pupil.ts';
import { realYear } from '../../../../testing/programme/real-year.ts';
import { textsIn } from '../../../../testing/texts.ts';
import { listCsv, listJson } from './list-files.ts';
import { scannableLink } from './shared-link.ts';
import { choicesByBand, shownList } from './shown-list.ts';

const catalogue = realYear(2026);
const CHOICES = [
  { code: 'JS4412', note: '=HYPERLINK("x")' },
  { code: 'JS1204', note: '' },
  { code: 'JS0000', note: '' },
  { code: 'JSSA01', note: '' },
];
const list = shownList(catalogue, 'Programmes_2026', PUPIL, CHOICES);

test.each(LANGUAGES)(
  'a table in %s has a row for each choice, and nothing that a spreadsheet runs',
  async (language) => {
    const texts = await textsIn(language, 'admission', 'show');
    const t = texts.getFixedT(language, 'show');
    const csv = listCsv(list, t, wordingOf(language, texts.getFixedT(language, 'admission')));
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('1,A,JS4412,');
    expect(lines[1]).toContain("'=HYPERLINK");
    expect(lines[3]).toMatch(/^3,A,JS0000,,,,/);
    expect(csv).not.toMatch(/file\.|undefined|null/);
  },
);

test('a file for programs says what is not known as null, and no grades where none are shown', () => {
  const file: unknown = JSON.parse(listJson(list, '2026-11-23T00:00:00.000Z'));
  expect(file).toMatchObject({
    format: 'lodestar-list',
    entry_year: 2026,
    grades: PUPIL,
    choices: [
      { rank: 1, band: 'A', code: 'JS4412', level: 0 },
      { rank: 2, note: null },
      { code: 'JS0000', level: null, title_en: null },
      { rank: 4, band: 'B' },
    ],
  });
  const bare: unknown = JSON.parse(listJson(shownList(catalogue, 'Programmes_2026', null, CHOICES), 'x'));
  expect(bare).toMatchObject({ grades: null, choices: [{ level: null, score: null }, {}, {}, {}] });
});

test('levels are told from five grades on', () => {
  const few = shownList(catalogue, 'Programmes_2026', { CHI: '4', ENG: '4' }, CHOICES);
  expect(few.choices.map(({ level }) => level)).toEqual([null, null, null, null]);
  expect(choicesByBand(list.choices).map(([band, held]) => [band, held.length])).toEqual([
    ['A', 3],
    ['B', 1],
  ]);
});

test('a code that would be too fine to scan holds no notes', () => {
  const sharing = { path: '/shared', collection: 'Programmes_2026', grades: PUPIL };
  expect(scannableLink({ ...sharing, choices: CHOICES })?.leftOut).toBe('nothing');
  const wordy = CHOICES.map(({ code }) => ({ code, note: '長'.repeat(200) }));
  expect(scannableLink({ ...sharing, choices: wordy })?.leftOut).toBe('notes');
});
