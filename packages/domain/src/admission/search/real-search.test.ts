import { describe, expect, it } from 'vitest';
import { realProgrammes } from '../../testing/real-catalogue.ts';
import { realInstitutionNames, realInstitutions } from '../../testing/real-institutions.ts';
import { TRADITIONAL_TO_SIMPLIFIED } from './fold.generated.ts';
import { normaliseText } from './normalise.ts';
import { buildSearchIndex, searchProgrammes } from './search.ts';

const names = realInstitutionNames();
const programmes = realProgrammes(2026);
const index = buildSearchIndex(programmes, TRADITIONAL_TO_SIMPLIFIED, names);
const found = (q: string, wanted: readonly string[] = [], limit = 50) =>
  searchProgrammes(index, q, wanted, limit).programmes.map(({ code }) => code);

describe('every programme of 2026 is found by', () => {
  it('its code, first of all', () => {
    for (const { code } of programmes) expect(found(code)[0]).toBe(code);
  });

  it.each(['full_title_en', 'full_title_cn', 'full_title_sc'] as const)('its whole %s', (field) => {
    const missed = programmes.filter(({ code, ...one }) => !found(one[field], [], 500).includes(code));
    expect(missed.map((one) => `${one.code} ${one[field]}`)).toEqual([]);
  });

  it('its institution, in each language', () => {
    for (const { code, name_en, name_tc, name_sc } of realInstitutions()) {
      const theirs = programmes.filter(({ institution }) => institution === code).map((one) => one.code);
      for (const name of [code, name_en, name_tc, name_sc])
        expect(found(name, [], 500), name).toEqual(expect.arrayContaining(theirs));
    }
  });
});

describe('literal results of 2026', () => {
  it.each(['nurs', 'engineering', '護理', '医', 'data science', 'JS6', 'bba', '(', '%', 'education 中文'])(
    '%s: exactly the programmes that contain every word',
    (q) => {
      const tokens = normaliseText(q, TRADITIONAL_TO_SIMPLIFIED).split(' ');
      const plain = programmes.filter((one) => {
        const texts = [one.code, one.short_name, one.full_title_en, one.full_title_cn, one.institution];
        const all = [...texts, ...(names[one.institution] ?? [])]
          .map((text) => normaliseText(text, TRADITIONAL_TO_SIMPLIFIED))
          .join('\n');
        return tokens.every((token) => all.includes(token));
      });
      expect(found(q, [], 500).sort()).toEqual(plain.map(({ code }) => code).sort());
    },
  );
});

describe('a slip finds the programmes with the word that was meant', () => {
  it.each([
    ['medicne', 'medicine'],
    ['enginering', 'engineering'],
    ['acounting', 'accounting'],
    ['pyschology', 'psychology'],
    ['nurisng', 'nursing'],
    ['chineze medicine', 'chinese medicine'],
    ['baptits', 'baptist'],
  ])('%s, %s', (slip, right) => {
    const beginsWord = right.split(' ').map((word) => new RegExp(`\\b${word}`, 'i'));
    const meant = programmes.filter(({ full_title_en, institution }) => {
      const text = `${full_title_en} ${names[institution]?.join(' ')}`;
      return beginsWord.every((word) => word.test(text));
    });
    expect(meant.length).toBeGreaterThan(0);
    expect(found(slip, [], 500)).toEqual(expect.arrayContaining(meant.map(({ code }) => code)));
  });
});

describe('an institution named comes first', () => {
  const NURSING = programmes.find(
    ({ institution, full_title_en }) => institution === 'HKU' && /nursing/i.test(full_title_en),
  )?.code;
  const institutionOf = new Map<string, string>(
    programmes.map(({ code, institution }) => [code, institution]),
  );
  const own = (wanted: string) => programmes.filter(({ institution }) => institution === wanted).length;

  it.each([
    ['HKU', 'HKU'],
    ['hku', 'HKU'],
    ['港大', 'HKU'],
    ['香港大學', 'HKU'],
    ['香港大学', 'HKU'],
    ['University of Hong Kong', 'HKU'],
    ['Chinese University', 'CUHK'],
    ['CUHK', 'CUHK'],
    ['中大', 'CUHK'],
    ['理大', 'PolyU'],
    ['polytechnic university', 'PolyU'],
    ['科大', 'HKUST'],
    ['都大', 'HKMU'],
    ['恒大', 'HSU'],
    ['CityU', 'CityU'],
  ])('%s: all of %s before any other', (q, institution) => {
    const places = found(q, [], 500).map((code) => institutionOf.get(code) === institution);
    expect(places.lastIndexOf(true) + 1).toBe(own(institution));
    expect(places.slice(0, own(institution))).not.toContain(false);
  });

  it.each(['HKU nursing', '港大護理', '護理 港大', 'nursing University of Hong Kong'])(
    'with a subject: %s',
    (q) => {
      const [first, ...others] = found(q);
      expect([first, institutionOf.get(first ?? '')]).toEqual([NURSING, 'HKU']);
      expect(others).not.toContain(NURSING);
    },
  );

  it('and a word of a title stays before an institution that has it in its name', () => {
    for (const q of ['education', 'chinese', 'science', 'technology']) {
      const [first] = found(q);
      expect(programmes.find(({ code }) => code === first)?.full_title_en.toLowerCase()).toContain(q);
    }
  });
});

it('several institutions take turns, whatever the limit', () => {
  const wanted = ['HKU', 'CUHK', 'PolyU', 'HKMU', 'TWC'];
  for (const q of ['', 'bachelor']) {
    const { total, programmes: shown } = searchProgrammes(index, q, wanted, 50);
    expect(total).toBeGreaterThan(shown.length);
    const counts = wanted.map((code) => shown.filter(({ institution }) => institution === code).length);
    expect(Math.min(...counts), q).toBeGreaterThan(3);
  }
});
