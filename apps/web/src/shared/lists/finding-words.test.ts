import { checkList, FINDING_IDS, type Grades, LANGUAGES, listChance } from '@lodestar/domain';
import { SAMPLE_PUPILS } from '@lodestar/domain/testing/sample-pupils.ts';
import { describe, expect, test } from 'vitest';
import { realYear } from '../../testing/programme/real-year.ts';
import { textsIn } from '../../testing/texts.ts';
import { loadFits } from '../chance/chance-work.ts';
import { loadFlexibleRoutes } from '../programme/flexible-routes.ts';
import { wordingOf } from '../programme/wording.ts';
import { checkItems, checksInOrder } from './check-items.ts';
import { checkWords } from './finding-words.ts';

const catalogue = realYear(2026);
const codes = catalogue.programmes.map(({ code }) => code);
const PUPILS: readonly Grades[] = [
  { CHI: '2', ENG: '4', MAT: '5', CSD: 'Attained', PHY: '5', CHE: '4' },
  { CHI: '5**', ENG: '5**', MAT: '5**', CSD: 'Attained', BIO: '5**', CHE: '5**', PHY: '5**' },
  { CHI: '3', ENG: '3', MAT: '3', CSD: 'Attained', BAF: '3' },
];
const listAt = (start: number) =>
  Array.from({ length: 20 }, (_, place) => codes[(place * 37 + start) % codes.length] ?? '');
/** Of one level, so that they fall together. */
const alike = (grades: Grades) => {
  const levels = catalogue.levels(grades);
  return codes.filter((_, place) => levels[place]?.classification === 3).slice(0, 6);
};
const LISTS = [...[0, 11, 22, 33].map(listAt), ['JS6456', 'JS6456', 'JS0000'], [...listAt(5), 'JS1001']];

const flexible = await loadFlexibleRoutes();
const fits = await loadFits();
const check = (grades: Grades, list: readonly string[]) => {
  const said = listChance({ catalogue, fits }, { grades, spreads: {}, codes: list, seed: 1 });
  return checkList({ catalogue, flexible }, grades, list, said);
};
const asked = [
  ...LISTS.flatMap((list) => PUPILS.map((grades) => ({ grades, list }))),
  ...SAMPLE_PUPILS.slice(3, 7).map(({ grades }) => ({ grades, list: alike(grades) })),
];
const items = asked.flatMap(({ grades, list }) => checkItems(check(grades, list)));

describe.each(LANGUAGES)('in %s', (language) => {
  test('every finding has a heading, figures, what could be done and its source, nothing left unfilled', async () => {
    const texts = await textsIn(language, 'admission', 'checks');
    const wording = wordingOf(language, texts.getFixedT(language, 'admission'));
    const t = texts.getFixedT(language, 'checks');
    const said = items.map((item) => ({ item, ...checkWords(item, wording, t, (name) => name) }));
    const texted = said.flatMap(({ title, lines, todo, sources }) => [title, ...lines, todo, ...sources]);
    expect(texted.filter((text) => text === '' || /\{\{|undefined|\bitem\./.test(text))).toEqual([]);
    const told = new Set(items.flatMap(({ findings }) => findings.map(({ id }) => id)));
    expect(FINDING_IDS.filter((id) => !told.has(id))).toEqual([]);
    for (const { item, lines, sources } of said) {
      const [first] = item.findings;
      expect(lines.length > 0 || first?.id === 'gone').toBe(true);
      expect(sources.length > 0).toBe(item.findings.some(({ source }) => source !== null));
    }
  });
});

test('findings of a kind stand together, errors first, and what was checked is either said or in order', () => {
  const found = check(PUPILS[0] ?? {}, listAt(0));
  const grouped = checkItems(found);
  expect(grouped.flatMap(({ findings }) => findings)).toEqual(found);
  const severities = grouped.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
  expect(severities).toEqual([...severities].sort());
  const said = new Set(found.map(({ id }) => id));
  expect(checksInOrder(found, { hasGrades: true, hasChances: true }).length + said.size).toBe(
    FINDING_IDS.length,
  );
  const ungraded = { hasGrades: false, hasChances: false };
  expect(checksInOrder([], ungraded)).not.toContain('requirementUnmet');
  expect(checksInOrder([], { hasGrades: true, hasChances: false })).not.toContain('noFloor');
});
