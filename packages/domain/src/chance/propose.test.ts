import { expect, it } from 'vitest';
import { pupil } from '../testing/pupil.ts';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { realFits } from '../testing/real-chances.ts';
import { offerChance } from './list-steps.ts';
import { proposeChanges } from './propose.ts';

const basis = { catalogue: realCatalogue(2026), fits: realFits() };
const GRADES = pupil({ chi: '3', eng: '3', mat: '4', csd: 'Attained', phy: '4', che: '3', bio: '3' });
const LIST = ['JS4412', 'JS4408'];
const CANDIDATES = ['JS8507', 'JS9733', 'JS7204', 'JS9011', 'JS6456'];
const chance = (codes: readonly string[]) => offerChance(basis, GRADES, codes, 1);

it('proposes what a try of every set of changes finds best', () => {
  const proposals = proposeChanges(basis, GRADES, LIST, CANDIDATES, 1, 2);
  const pairs = CANDIDATES.flatMap((one) =>
    CANDIDATES.filter((other) => other !== one).map((other) => [one, other]),
  );
  const best = Math.max(...pairs.map((pair) => chance([...LIST, ...pair])));
  expect(proposals.length).toBeGreaterThan(0);
  expect(best - (proposals.at(-1)?.after ?? 0)).toBeLessThan(0.02);
  expect(chance([...LIST, ...proposals.map(({ code }) => code)])).toBe(proposals.at(-1)?.after);
});

it('proposes at most five, each with a gain, and nothing where nothing helps', () => {
  const proposals = proposeChanges(basis, GRADES, LIST, CANDIDATES, 1);
  expect(proposals.length).toBeLessThanOrEqual(5);
  for (const { before, after } of proposals) expect(after).toBeGreaterThan(before);
  expect(proposeChanges(basis, GRADES, LIST, ['JS6456'], 1)).toEqual([]);
  expect(proposeChanges(basis, GRADES, LIST, [], 1)).toEqual([]);
});

it('takes off only what the grades shut, and only from a full list', () => {
  const open = realCatalogue(2026)
    .programmes.map(({ code }) => code)
    .filter((code) => !CANDIDATES.includes(code));
  const shut = 'JS6456';
  const full = [...open.filter((code) => code.startsWith('JS9')).slice(0, 19), shut];
  const [proposal] = proposeChanges(
    basis,
    pupil({ chi: '3', eng: '3', mat: '2', csd: 'Attained', phy: '2', che: '2' }),
    full,
    ['JS8507'],
    1,
  );
  expect(proposal === undefined || proposal.instead !== null).toBe(true);
});
