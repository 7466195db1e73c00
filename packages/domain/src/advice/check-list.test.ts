import { describe, expect, it } from 'vitest';
import type { ProgrammeRow } from '../admission/programme-row.ts';
import { interview } from '../testing/interview.ts';
import { programme } from '../testing/programme.ts';
import { pupil } from '../testing/pupil.ts';
import { smallBasis } from '../testing/small-basis.ts';
import { checkList } from './check-list.ts';
import type { FindingId, ListFinding } from './checks/finding.ts';
import type { FlexibleRoute } from './flexible-route.ts';

/** On the 7 scale 5 + 5 + 4 + 4 + 4: 22, above the median of 20, at level 5 or so. */
const GRADES = pupil({ chi: '4', eng: '4', mat: '4', csd: 'Attained', phy: '5', che: '5' });
const codeAt = (place: number) => `JS${String(1000 + place)}`;

/** Checks a list of programmes made of a few facts each, in order. */
function check(
  list: readonly Partial<ProgrammeRow>[],
  routes: readonly FlexibleRoute[] = [],
  grades = GRADES,
) {
  const programmes = list.map((facts, place) => programme({ code: codeAt(place), ...facts }));
  return checkList(
    smallBasis(programmes, routes),
    grades,
    programmes.map(({ code }) => code),
    null,
  );
}
const ofId = <Id extends FindingId>(findings: readonly ListFinding[], id: Id) =>
  findings.filter((one): one is Extract<ListFinding, { id: Id }> => one.id === id);
/** The facts put fourth, which is Band B. */
const inBandB = (facts: Partial<ProgrammeRow>, routes: readonly FlexibleRoute[] = []) =>
  check([{}, {}, {}, facts], routes);

describe('minimums', () => {
  const route: FlexibleRoute = {
    institution: 'HKU',
    entry_year: 2026,
    subjects: ['CHI'],
    needs: [{ code: 'notStated' }],
    band_a_required: true,
    interview_required: null,
    programmes: [codeAt(0), codeAt(3)],
    source: 'sheet',
  };
  const weak = { ...GRADES, CHI: '2' } as const;

  it('are an error where one is unmet and no route is known', () => {
    const [finding] = ofId(check([{}], [], weak), 'requirementUnmet');
    expect(finding).toMatchObject({ severity: 'error', codes: [codeAt(0)] });
    expect(finding?.figures.unmet).toMatchObject([
      { on: 'subject', subject: 'CHI', required: '3', held: '2' },
    ]);
    expect(ofId(check([{}]), 'requirementUnmet')).toEqual([]);
  });

  it('leave a flexible route to be told of, outside Band A as a warning', () => {
    const findings = check([{}, {}, {}, {}], [route], weak);
    expect(ofId(findings, 'requirementUnmet').map(({ codes }) => codes)).toEqual([[codeAt(1)], [codeAt(2)]]);
    const routes = ofId(findings, 'flexibleRoute');
    expect(routes.map(({ severity, codes, figures }) => [severity, codes, figures.band])).toEqual([
      ['warning', [codeAt(3)], 'B'],
      ['info', [codeAt(0)], 'A'],
    ]);
    expect(routes[0]).toMatchObject({
      figures: { subject: 'CHI', required: '3', held: '2', bandARequired: true },
      year: 2026,
      source: { name: 'A sheet' },
    });
  });

  it('say nothing before there are grades', () => {
    const basis = smallBasis([programme({ requirements: { CHI: '5' } })]);
    expect(checkList(basis, null, ['JS0001'], null).map(({ id }) => id)).not.toContain('requirementUnmet');
  });
});

describe('the list itself', () => {
  const basis = smallBasis(Array.from({ length: 25 }, (_, place) => programme({ code: codeAt(place) })));
  const codes = (count: number) => Array.from({ length: count }, (_, place) => codeAt(place));

  it('has a code once', () => {
    const findings = checkList(basis, GRADES, [codeAt(0), codeAt(1), codeAt(0)], null);
    expect(ofId(findings, 'duplicate')).toMatchObject([{ codes: [codeAt(0)], figures: { times: 2 } }]);
    expect(ofId(checkList(basis, GRADES, codes(3), null), 'duplicate')).toEqual([]);
  });

  it('has only programmes of this year', () => {
    expect(ofId(checkList(basis, GRADES, [codeAt(0), 'JS9999'], null), 'gone')).toMatchObject([
      { severity: 'error', codes: ['JS9999'] },
    ]);
    expect(ofId(checkList(basis, GRADES, codes(2), null), 'gone')).toEqual([]);
  });

  it('has no more than 20', () => {
    expect(ofId(checkList(basis, GRADES, codes(20), null), 'overCap')).toEqual([]);
    expect(ofId(checkList(basis, GRADES, codes(22), null), 'overCap')).toMatchObject([
      { codes: [codeAt(20), codeAt(21)], figures: { cap: 20, count: 22 } },
    ]);
  });

  it('is quiet where it is empty', () => {
    expect(checkList(basis, GRADES, [], null)).toEqual([]);
  });
});

describe('bands', () => {
  const tried = (first: number, second: number, offers = 0): Partial<ProgrammeRow> => ({
    stats_apply: [
      [2025, 100, first, 0, 0, 0, 100 + first],
      [2024, 100, second, 0, 0, 0, 100 + second],
    ],
    stats_offer: [
      [2025, 30, 0, 0, 0, 0, 30],
      [2024, 30, offers, 0, 0, 0, 30 + offers],
    ],
  });

  it.each([
    ['nobody of 60 had an offer', tried(30, 30), 'warning', 60],
    ['nobody of 59', tried(30, 29), 'info', 59],
    ['nobody of 20', tried(20, 0), 'info', 20],
  ])('without offers are told of: %s', (_, facts, severity, applications) => {
    expect(ofId(inBandB(facts), 'noBandOffers')).toMatchObject([
      {
        severity,
        codes: [codeAt(3)],
        figures: { band: 'B', applications, from: 2024, to: 2025 },
        year: 2025,
      },
    ]);
  });

  it.each([
    ['19 tried', tried(19, 0)],
    ['one had an offer', tried(30, 30, 1)],
  ])('are not where %s, nor in Band A', (_, facts) => {
    expect(ofId(inBandB(facts), 'noBandOffers')).toEqual([]);
    expect(ofId(check([tried(30, 30)]), 'noBandOffers')).toEqual([]);
  });

  it('matter where the interview is tied to Band A', () => {
    const tied = { interview_arrangement: interview('selective', { band_a: 'preferred' }) };
    expect(ofId(inBandB(tied), 'bandAPreferred')).toMatchObject([
      { severity: 'warning', codes: [codeAt(3)], figures: { band: 'B', tie: 'preferred' } },
    ]);
    expect(ofId(check([tied]), 'bandAPreferred')).toEqual([]);
    expect(ofId(inBandB({ interview_arrangement: interview('required') }), 'bandAPreferred')).toEqual([]);
  });
});

describe('what decides besides grades', () => {
  it('is a required interview, not a selective one', () => {
    const findings = check([{ interview_arrangement: interview('required') }]);
    expect(ofId(findings, 'interviewDecides')).toMatchObject([
      { codes: [codeAt(0)], figures: { forms: ['interview'] } },
    ]);
    const selective = check([{ interview_arrangement: interview('selective') }]);
    expect(ofId(selective, 'interviewDecides')).toEqual([]);
  });

  it.each([['portfolio'], ['video'], ['statement']] as const)('is handed in: %s', (kind) => {
    const text = { en: 'a', tc: '甲', sc: '甲' };
    const due = check([{ documents: [{ kind, need: 'required', text }] }]);
    expect(ofId(due, 'missingDocument')[0]?.figures.documents).toEqual([{ kind, need: 'required', text }]);
    const wished = check([{ documents: [{ kind, need: 'recommended', text }] }]);
    expect(ofId(wished, 'missingDocument')).toEqual([]);
  });
});
