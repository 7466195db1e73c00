import { expect, it } from 'vitest';
import { realCatalogue } from '../testing/real-catalogue.ts';
import { offerShares } from './offer-shares.ts';

it('shares the offers of the latest year among the bands', () => {
  const shares = offerShares([
    {
      stats_offer: [
        [2025, 6, 2, 1, 0, 1, 10],
        [2024, 0, 9, 0, 0, 0, 9],
      ],
    },
    { stats_offer: [[2025, 10, 0, 0, 0, 0, 10]] },
    { stats_offer: [] },
  ]);
  expect(shares).toEqual({ year: 2025, percent: { A: 80, B: 10, C: 5, D: 0, E: 5 } });
  expect(offerShares([{ stats_offer: [] }])).toBeNull();
});

it('of the real programmes come to a hundred, most of them in Band A', () => {
  const shares = offerShares(realCatalogue(2026).programmes);
  const { A, B, C, D, E } = shares?.percent ?? { A: 0, B: 0, C: 0, D: 0, E: 0 };
  expect(Math.abs(A + B + C + D + E - 100)).toBeLessThanOrEqual(2);
  expect(A).toBeGreaterThan(50);
});
