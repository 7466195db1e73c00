import { readFileSync } from 'node:fs';
import { validateCatalogueFile } from '@lodestar/contract';
import { TRADITIONAL_TO_SIMPLIFIED } from '@lodestar/domain';
import { describe, expect, it } from 'vitest';
import { catalogueText } from './catalogue-text.ts';
import type { Facts } from './facts.ts';
import { foldPairs } from './fold-map.ts';
import { nameRemarks, nameRules } from './formula-rules.ts';
import { staleChinese } from './generated.ts';
import { historyText, withKnownChanges } from './score-history.ts';
import { simplifiedTitle } from './simplified.ts';
import { tidyCatalogue } from './tidy.ts';

const folded = (text: string) => [...text].map((one) => TRADITIONAL_TO_SIMPLIFIED[one] ?? one).join('');

describe('the prepared files', () => {
  it.each([[2026], [2025]])(
    'hold one programme of %i a line, exactly as the preparation writes them',
    (year) => {
      const text = readFileSync(new URL(`../../data/programmes/${year}.json`, import.meta.url), 'utf8');
      const verdict = validateCatalogueFile(JSON.parse(text));
      expect(verdict.kind === 'valid' && catalogueText(verdict.file)).toBe(text);
    },
  );

  it('agree with the Chinese generated from them', () => {
    expect(staleChinese()).toEqual([]);
  });
});

describe('tidying a hand-made file', () => {
  const path = new URL('../../data/programmes/2025.json', import.meta.url);
  const text = readFileSync(path, 'utf8');

  it('fills the simplified titles in and writes one programme a line', () => {
    const handMade = JSON.stringify(JSON.parse(text.replaceAll(/"full_title_sc":"[^"]*",/g, '')), null, 2);
    expect(tidyCatalogue(JSON.parse(handMade))).toEqual({ text });
  });

  it('says what is wrong instead of writing', () => {
    expect(tidyCatalogue(JSON.parse(text.replace('"institution":"CityU"', '"institution":"MIT"')))).toEqual({
      complaints: [expect.objectContaining({ row: 'JS1000', field: 'institution' })],
    });
  });
});

describe('the sentences about formulas', () => {
  it('have names', () => {
    expect(nameRules('JSST01', ['CSD attained counts as 2'])).toEqual(['csdCountsAsTwo']);
  });

  it('stop the preparation when nobody has named them', () => {
    expect(() => nameRules('JS1000', ['the moon counts double'])).toThrow(
      'JS1000: no rule is named for "the moon counts double"',
    );
  });
});

describe('the remarks on rows', () => {
  it('stop the preparation when nobody has named them', () => {
    expect(() => nameRemarks({ code: 'JS1000', score_note: 'overheard', formula: null })).toThrow(
      'JS1000: no note is named for "overheard"',
    );
  });
});

describe('the scores of earlier years', () => {
  const year = (md: number | null, comparable_with_next: boolean | null = null) => ({
    uq: md === null ? null : md + 2,
    md,
    lq: null,
    mean: null,
    comparable_with_next,
    comparable_why: null,
    offers: null,
    applications: null,
    source: { scores: md === 21 ? 'programmes.json (official sheet)' : 'workbook' },
  });
  const years = (comparable_with_next: boolean | null, comparable_why: string | null = null) => ({
    institution: 'HKU',
    years: {
      '2025': year(21),
      '2024': { ...year(20, comparable_with_next), comparable_why },
      '2023': year(null),
    },
  });

  it('are written by code and year with their document, years without a figure left out', () => {
    const text = historyText({ JS2: years(true), JS1: years(false, 'weights changed') });
    expect(JSON.parse(text)).toMatchObject({
      format: 2,
      sources: ['workbook', 'official sheet'],
      programmes: {
        JS1: [
          [2024, 20, null, false, 22, null, 0],
          [2025, 21, null, null, 23, null, 1],
        ],
        JS2: [
          [2024, 20, null, true, 22, null, 0],
          [2025, 21, null, null, 23, null, 1],
        ],
      },
    });
  });

  it.each([
    [2026, years(false, 'formula text or weights changed'), true],
    [2026, years(false, 'median in one year, mean in the other'), undefined],
    [2026, years(null), undefined],
    [2025, years(false, 'formula text or weights changed'), undefined],
  ])('say whether a formula of %i is another than that of 2024: %j', (formula_year, then, changed) => {
    const scores_2024: Facts['scores_2024'] = { uq: null, md: 20, lq: null, mean: null };
    const [known] = withKnownChanges([{ code: 'JS1', formula_year, scores_2024 }], { JS1: then });
    expect(known?.scores_2024?.formula_changed).toBe(changed);
  });
});

describe('simplified Chinese', () => {
  it('follows the characters of Hong Kong', () => {
    expect(simplifiedTitle('JS6250', '文理學士(環球衞生及發展)')).toBe('文理学士(环球卫生及发展)');
  });

  it('lets a correction of the overrides file win', () => {
    expect(simplifiedTitle('JS2340', '環球螢幕演技藝術學士(榮譽)')).toBe('环球荧幕演技艺术学士(荣誉)');
  });

  it('folds different ways of writing one character together', () => {
    expect(folded('衞生 衛生')).toBe('卫生 卫生');
    expect(folded('線綫 裏裡 為爲')).toBe('线线 里里 为为');
  });

  it('maps one character to one other, and covers rare characters only where a title has them', () => {
    const rare = { place: 'a title', code: 'JS1000', traditional: '鰲', simplified: '鳌' };
    const pairs = foldPairs([rare]);
    expect(pairs.every((pair) => pair.length === 2 && pair[0] !== pair[1])).toBe(true);
    expect(pairs).toContain('鰲鳌');
    expect(foldPairs([])).not.toContain('鰲鳌');
  });
});
