import { expect, it } from 'vitest';
import { realFile } from '../testing/real-catalogue.ts';
import {
  CATEGORIES,
  FORMULA_FOOTNOTES,
  FORMULA_RULES,
  INSTITUTIONS,
  PROGRAMME_NOTES,
  SOURCE_GROUPS,
} from './programme.ts';

const rows = ([2026, 2025] as const).flatMap((year) => realFile(year).programmes);
/** Of formulas without M1 and M2 no year held has one. */
const RULES_IN_USE = FORMULA_RULES.filter((rule) => rule !== 'categoryAOnly');

it.each<[string, readonly string[], readonly string[]]>([
  ['institutions', INSTITUTIONS, rows.map((row) => row.institution)],
  ['fields of study', CATEGORIES, rows.map((row) => row.category)],
  [
    'rules and footnotes of formulas',
    [...RULES_IN_USE, ...FORMULA_FOOTNOTES],
    rows.flatMap((row) => row.formula?.rules ?? []),
  ],
  ['remarks', PROGRAMME_NOTES, rows.flatMap((row) => row.notes)],
  ['groups of sources', SOURCE_GROUPS, rows.flatMap((row) => Object.keys(row.source))],
])('the %s of the years are all of those known, and no others', (_, known, said) => {
  expect(new Set(said)).toEqual(new Set(known));
  expect(known).toHaveLength(new Set(known).size);
});
