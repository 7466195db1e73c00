import { expect, it } from 'vitest';
import { realFieldGuide, realFlexibleAdmission } from '../testing/real-advice.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { SAMPLE_PUPILS } from '../testing/sample-pupils.ts';
import { checkList } from './check-list.ts';
import { FINDING_IDS } from './checks/finding.ts';

const basis = { catalogue: realCatalogue(2026), guide: realFieldGuide(), flexible: realFlexibleAdmission() };
const codes = basis.catalogue.programmes.map(({ code }) => code);
const SEVERITIES = ['error', 'warning', 'info'];

it('says of every list of real programmes what it is about, worst first, with year and source', () => {
  const lists = SAMPLE_PUPILS.map(({ grades }, pupil) => {
    const list = Array.from(
      { length: 20 },
      (_, place) => codes[(place * 37 + pupil * 11) % codes.length] ?? '',
    );
    return { list, findings: checkList(basis, grades, list, null) };
  });
  for (const { list, findings } of lists) {
    const severities = findings.map(({ severity }) => SEVERITIES.indexOf(severity));
    expect(severities).toEqual([...severities].sort());
    for (const { codes: named } of findings) expect(named.filter((code) => !list.includes(code))).toEqual([]);
    const withFigures = findings.filter(({ id }) => ['noBandOffers', 'placesCut', 'feeGap'].includes(id));
    expect(withFigures.length).toBeGreaterThan(0);
    expect(withFigures.filter(({ year, source }) => year === null || source === null)).toEqual([]);
  }
  const told = new Set(lists.flatMap(({ findings }) => findings.map(({ id }) => id)));
  const madeUp = ['duplicate', 'gone', 'overCap', 'noFloor', 'correlated', 'deadTail', 'allReach'];
  expect(FINDING_IDS.filter((id) => !told.has(id) && !madeUp.includes(id))).toEqual([]);
});
