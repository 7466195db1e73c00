import { LEVELS, referenceKind } from '@lodestar/domain';
import { expect, test } from 'vitest';
import { realYear } from '../../testing/programme/real-year.ts';
import { wordsIn } from '../../testing/programme/words.ts';
import { levelTip } from './level-tip.ts';

test.each(['en', 'tc', 'sc'] as const)(
  'a mean is called a mean for every programme, in %s',
  async (language) => {
    const wording = await wordsIn(language);
    const programmes = [2026, 2025].flatMap((year) => realYear(year === 2026 ? 2026 : 2025).programmes);
    const byMean = programmes.filter((one) => referenceKind(one) === 'mean');
    expect(byMean.length).toBeGreaterThan(100);
    for (const programme of byMean) {
      for (const classification of LEVELS) {
        const level = { classification, reason: null, user_score: 20, percentile: 50 };
        const said = levelTip(programme, level, wording);
        expect(said.join(' '), programme.code).not.toMatch(/median|中位/i);
      }
    }
  },
);
