import { expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { programmeRow } from '../testing/programme.ts';
import { SCIENCE_PUPIL } from '../testing/pupil.ts';
import { openCatalogue } from './catalogue.ts';
import { deriveProgramme } from './derive-programme.ts';
import { openingYear } from './opening-year.ts';
import type { ProgrammeRow } from './programme-row.ts';

const FIGURES = { movement: 0.05, spread: { '7': 0.1, '8.5': 0.05 }, sharedMovements: [] };
const SOURCES = { sheet: { name: 'Admission score sheet', year: 2026, link: 'https://example.hk/sheet' } };
const ROWS = [
  programmeRow({ code: 'JS0002', score_lq: 20, score_md: 22, score_uq: 24, source: { scores: 'sheet' } }),
  programmeRow({ code: 'JS0001', score_lq: 28, score_md: 30, score_uq: 32 }),
  programmeRow({ code: 'JS0003', requirements: { CHI: '5**' } }),
];
const MAXIMA = [42, 43, 44];

const isField = (name: string): name is keyof ProgrammeRow => name in programmeRow();
const COLUMNS = columnsOf(ROWS, Object.keys(programmeRow()).filter(isField));

it('a year opened programme by programme is the year opened in one go, each with its own highest score', () => {
  const work = openingYear({ sources: SOURCES, figures: FIGURES, columns: COLUMNS, maxima: MAXIMA });
  let turns = 0;
  let turn = work.next();
  for (; turn.done !== true; turn = work.next()) turns += 1;
  const catalogue = turn.value;
  const programmes = ROWS.map((row, place) => deriveProgramme(row, SOURCES, MAXIMA[place]));
  expect(catalogue.programmes).toEqual(programmes);
  expect(catalogue.programmes.map(({ calculation }) => calculation.maximum)).toEqual(MAXIMA);
  expect(catalogue.levels(SCIENCE_PUPIL)).toEqual(openCatalogue(programmes, FIGURES).levels(SCIENCE_PUPIL));
  expect(catalogue.figures).toBe(FIGURES);
  // The page can answer a touch at least once a programme, as it is derived and as it is opened.
  expect(turns).toBe(2 * ROWS.length);
});
