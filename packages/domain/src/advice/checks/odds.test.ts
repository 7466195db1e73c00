import { describe, expect, it } from 'vitest';
import { type Chance, type ListChance, listChance } from '../../chance/list-chance.ts';
import { realFlexibleAdmission } from '../../testing/real-advice.ts';
import { realCatalogue } from '../../testing/real-catalogue.ts';
import { realFits } from '../../testing/real-chances.ts';
import { SAMPLE_PUPILS } from '../../testing/sample-pupils.ts';
import { checkList } from '../check-list.ts';
import { hasInterview } from '../sure-place.ts';
import type { FindingId, ListFinding } from './finding.ts';

const catalogue = realCatalogue(2026);
const basis = { catalogue, flexible: realFlexibleAdmission() };
const chances = { catalogue, fits: realFits() };
const codes = catalogue.programmes.map(({ code }) => code);
const { grades } = SAMPLE_PUPILS[0] ?? { grades: {} };
const plain = catalogue.programmes.filter((one) => !hasInterview(one)).map(({ code }) => code);
const BY_CHANCES: readonly FindingId[] = ['noFloor', 'correlated', 'deadTail'];

const around = (p: number): Chance => ({ p, low: Math.max(0.03, p - 0.02), high: Math.min(0.97, p + 0.02) });

/** The chances of a list of which the chance to clear each choice is given; null: too thin for a figure. */
function given(list: readonly string[], none: number | null, clears: readonly (number | null)[]): ListChance {
  return {
    none: none === null ? null : around(none),
    atLeastOne: none === null ? null : 1 - none,
    mostLikely: null,
    choices: list.map((code, place) => {
      const chance = clears[place] ?? null;
      const told = chance === null ? null : around(chance);
      const reason = chance === null ? 'weakFigures' : null;
      return {
        code,
        band: 'A',
        clears: told,
        offer: told,
        reason,
        words: reason && 'even',
        counts: null,
      };
    }),
    ifTheLineRises: null,
    basis: { version: 'a', year: 2025, draws: 1, seed: 1, leftOut: [] },
  };
}
const ofId = <Id extends FindingId>(findings: readonly ListFinding[], id: Id) =>
  findings.filter((one): one is Extract<ListFinding, { id: Id }> => one.id === id);
const check = (none: number | null, clears: readonly (number | null)[], of: readonly string[] = plain) => {
  const list = of.slice(0, clears.length);
  return checkList(basis, grades, list, given(list, none, clears));
};

describe('a list without a floor', () => {
  it.each([
    [0.05, []],
    [0.0501, ['warning']],
    [0.15, ['warning']],
    [0.1501, ['error']],
    [0.97, ['error']],
  ])('with a chance of nothing of %f is told of as %j', (none, severities) => {
    const found = ofId(check(none, [0.5, 0.6]), 'noFloor');
    expect(found.map(({ severity }) => severity)).toEqual(severities);
    for (const { figures, codes: named, year } of found) {
      expect(figures).toEqual({ ...around(none), leftOut: [] });
      expect(named).toEqual(plain.slice(0, 2));
      expect(year).toBe(2025);
    }
  });
});

describe('choices that fall together', () => {
  it('are told of where nothing comes half as often again as if each were decided by itself', () => {
    const found = ofId(check(0.19, [0.5, 0.5, 0.5]), 'correlated');
    expect(found).toMatchObject([{ severity: 'info', figures: { p: 0.19, apart: 0.125 } }]);
    expect(ofId(check(0.18, [0.5, 0.5, 0.5]), 'correlated')).toEqual([]);
  });

  it('are not where two alone are counted, one is too thin for a figure, or the list holds', () => {
    expect(ofId(check(0.6, [0.5, 0.5]), 'correlated')).toEqual([]);
    expect(ofId(check(0.6, [0.5, 0.5, 0.5, null]), 'correlated')).toEqual([]);
    expect(ofId(check(0.05, [0.8, 0.8, 0.9]), 'correlated')).toEqual([]);
  });
});

describe('choices behind one that is nearly sure', () => {
  it('come too late', () => {
    expect(ofId(check(0.03, [0.4, 0.97, 0.5, 0.6]), 'deadTail')).toMatchObject([
      { severity: 'info', codes: plain.slice(2, 4), figures: { behind: plain[1], p: 0.97 } },
    ]);
  });

  it('do not where it is the last, less sure, or has an interview', () => {
    const called = catalogue.programmes.filter(hasInterview).map(({ code }) => code);
    expect(ofId(check(0.03, [0.4, 0.97]), 'deadTail')).toEqual([]);
    expect(ofId(check(0.03, [0.9699, 0.5]), 'deadTail')).toEqual([]);
    expect(ofId(check(0.03, [0.97, 0.5], called), 'deadTail')).toEqual([]);
  });
});

describe('what takes the chances', () => {
  it('is silent where they are', () => {
    const list = plain.slice(0, 4);
    const silent = given(list, null, [null, null, null, null]);
    for (const said of [null, silent]) {
      const ids = checkList(basis, grades, list, said).map(({ id }) => id);
      expect(ids.filter((id) => BY_CHANCES.includes(id))).toEqual([]);
    }
    const sure = given(list, 0.3, [0.97, 0.5, 0.5, 0.5]);
    const ungraded = checkList(basis, null, list, sure).map(({ id }) => id);
    expect(ungraded.filter((id) => BY_CHANCES.includes(id))).toEqual([]);
  });

  it('says what the chances of real lists say, each at least once', () => {
    const told = [0, 4, 7, 18].flatMap((turn) => {
      const of = SAMPLE_PUPILS[turn]?.grades ?? {};
      const levels = catalogue.levels(of);
      const alike = codes.filter((_, place) => levels[place]?.classification === 1).slice(0, 6);
      const mixed = Array.from({ length: 6 }, (_, place) => codes[place * 61 + turn * 7] ?? '');
      return [alike, mixed].flatMap((list) => {
        const said = listChance(chances, { grades: of, spreads: {}, codes: list, seed: 1 });
        const findings = checkList(basis, of, list, said);
        const thin = said.none !== null && said.none.p > 0.05;
        expect(ofId(findings, 'noFloor')).toHaveLength(thin ? 1 : 0);
        for (const { codes: named } of findings)
          expect(named.filter((code) => !list.includes(code))).toEqual([]);
        return findings.map(({ id }) => id);
      });
    });
    expect(BY_CHANCES.filter((id) => !told.includes(id))).toEqual([]);
  });
});
