import { describe, expect, it } from 'vitest';
import { CRISIS_SETS, crisisPhrases } from '../testing/crisis-phrases.ts';
import { isCrisis } from './crisis.ts';

const MISSED_AT_MOST = 0.02;
const FALSE_AT_MOST = 0.02;

describe.each(CRISIS_SETS)('words that point to danger, %s', (_, path) => {
  const { risk, harmless } = crisisPhrases(path);

  it('are recognised', () => {
    const missed = risk.filter((phrase) => !isCrisis(phrase));
    expect(missed.length / risk.length, missed.join(' | ')).toBeLessThanOrEqual(MISSED_AT_MOST);
  });

  it('are not heard in idioms, stress or subjects of study', () => {
    const wrong = harmless.filter(isCrisis);
    expect(wrong.length / harmless.length, wrong.join(' | ')).toBeLessThanOrEqual(FALSE_AT_MOST);
  });
});
